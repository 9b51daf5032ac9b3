import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AccountAudit } from './account-audit.js';
import { AuditResponder } from './audit-responder.js';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [AuditController],
  providers: [AccountAudit, AuditResponder, AuditLog],
  exports: [AccountAudit, AuditResponder, AuditLog],
})
export class AuditModule {}
