import { Module } from '@nestjs/common';
import { StoreModule } from '../store/store.module.js';
import { AuditEntriesReader } from './audit-entries.reader.js';
import { AuditExport } from './audit-export.js';
import { AuditPublisher } from './audit-publisher.js';
import { AuditResponder } from './audit-responder.js';
import { AuditController } from './audit.controller.js';
import { KeepEntries } from './use-cases/keep-entries.use-case.js';

@Module({
  imports: [StoreModule],
  controllers: [AuditController, AuditResponder],
  providers: [AuditEntriesReader, AuditExport, AuditPublisher, KeepEntries],
})
export class AuditModule {}
