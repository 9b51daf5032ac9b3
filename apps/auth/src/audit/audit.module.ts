import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AccountAudit } from './account-audit.js';
import { AuditAnswers } from './audit-answers.js';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [AuditController],
  providers: [AccountAudit, AuditAnswers, AuditLog],
  exports: [AccountAudit, AuditAnswers, AuditLog],
})
export class AuditModule {}
