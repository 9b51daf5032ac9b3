import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AccountAudit } from './account-audit.js';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [AuditController],
  providers: [AccountAudit, AuditLog],
  exports: [AccountAudit, AuditLog],
})
export class AuditModule {}
