import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module.js';
import { StoreModule } from '../store/store.module.js';
import { BoardImport } from './board-import.js';
import { CardDetailsImport } from './card-details-import.js';
import { CardImport } from './card-import.js';
import { ContentImport } from './content-import.js';
import { DuplicateBoard } from './duplicate-board.use-case.js';
import { ExportReader } from './export.reader.js';
import { GanttImport } from './gantt-import.js';
import { ImportBoard } from './import-board.use-case.js';
import { ImportExportController } from './import-export.controller.js';
import { MentionsImport } from './mentions-import.js';

@Module({
  imports: [StoreModule, MembersModule],
  controllers: [ImportExportController],
  providers: [
    BoardImport,
    CardDetailsImport,
    CardImport,
    ContentImport,
    DuplicateBoard,
    ExportReader,
    GanttImport,
    ImportBoard,
    MentionsImport,
  ],
})
export class ImportExportModule {}
