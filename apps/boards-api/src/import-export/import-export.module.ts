import { Module } from '@nestjs/common';
import { CustomFieldsModule } from '../custom-fields/custom-fields.module.js';
import { MembersModule } from '../members/members.module.js';
import { TablesModule } from '../tables.module.js';
import { CardDetailsImport } from './card-details-import.js';
import { CardImport } from './card-import.js';
import { ExportReader } from './export.reader.js';
import { GanttImport } from './gantt-import.js';
import { ImportBoard } from './import-board.use-case.js';
import { ImportExportController } from './import-export.controller.js';

@Module({
  imports: [TablesModule, MembersModule, CustomFieldsModule],
  controllers: [ImportExportController],
  providers: [ExportReader, ImportBoard, CardImport, CardDetailsImport, GanttImport],
})
export class ImportExportModule {}
