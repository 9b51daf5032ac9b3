import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AuditAnswers } from './audit-answers.js';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [AuditController],
  providers: [AuditLog, AuditAnswers],
  exports: [AuditLog, AuditAnswers],
})
export class AuditModule {}
