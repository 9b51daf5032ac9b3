import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AccountAudit } from './account-audit.js';
import { AuditExport } from './audit-export.js';
import { AuditPublisher } from './audit-publisher.js';
import { AuditResponder } from './audit-responder.js';
import { AuditController } from './audit.controller.js';
import { AuditEntriesRepository } from './audit-entries.repository.js';
import { AuthChanges } from './auth-changes.js';
import { KeepEntries } from './use-cases/keep-entries.use-case.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [AuditController, AuditResponder],
  providers: [AccountAudit, AuditEntriesRepository, AuditExport, AuditPublisher, AuthChanges, KeepEntries],
  exports: [AccountAudit, AuthChanges],
})
export class AuditModule {}
