import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from '@kiban/http-kit';
import { ActivityModule } from './activity/activity.module.js';
import { BoardsModule } from './boards/boards.module.js';
import { CardsModule } from './cards/cards.module.js';
import { CustomFieldsModule } from './custom-fields/custom-fields.module.js';
import { DocsModule } from './docs/docs.module.js';
import { GanttModule } from './gantt/gantt.module.js';
import { GridModule } from './grid/grid.module.js';
import { ImportExportModule } from './import-export/import-export.module.js';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { LabelsModule } from './labels/labels.module.js';
import { ListsModule } from './lists/lists.module.js';
import { SearchModule } from './search/search.module.js';
import { StreamModule } from './stream/stream.module.js';

@Module({
  imports: [
    InfrastructureModule,
    BoardsModule,
    ListsModule,
    CardsModule,
    LabelsModule,
    CustomFieldsModule,
    GridModule,
    GanttModule,
    ActivityModule,
    SearchModule,
    StreamModule,
    ImportExportModule,
    DocsModule,
  ],
  providers: [{ provide: APP_GUARD, useExisting: AccessGuard }],
})
export class AppModule {}
