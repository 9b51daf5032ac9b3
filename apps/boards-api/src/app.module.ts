import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from '@kiban/http-kit';
import { ActivityModule } from './activity/activity.module.js';
import { AssigneesModule } from './assignees/assignees.module.js';
import { BoardsModule } from './boards/boards.module.js';
import { CardDetailsModule } from './card-details/card-details.module.js';
import { CardsModule } from './cards/cards.module.js';
import { ChecklistsModule } from './checklists/checklists.module.js';
import { CommentsModule } from './comments/comments.module.js';
import { CustomFieldsModule } from './custom-fields/custom-fields.module.js';
import { DocsModule } from './docs/docs.module.js';
import { GanttModule } from './gantt/gantt.module.js';
import { GridModule } from './grid/grid.module.js';
import { ImportExportModule } from './import-export/import-export.module.js';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { LabelsModule } from './labels/labels.module.js';
import { ListsModule } from './lists/lists.module.js';
import { SavedViewsModule } from './saved-views/saved-views.module.js';
import { SearchModule } from './search/search.module.js';
import { StreamModule } from './stream/stream.module.js';
import { WatchingModule } from './watching/watching.module.js';
import { WrittenContentModule } from './written-content/written-content.module.js';
import { WorkspacePurgeModule } from './workspace-purge/workspace-purge.module.js';

@Module({
  imports: [
    InfrastructureModule,
    BoardsModule,
    ListsModule,
    CardsModule,
    AssigneesModule,
    CommentsModule,
    ChecklistsModule,
    LabelsModule,
    SavedViewsModule,
    CustomFieldsModule,
    GridModule,
    GanttModule,
    ActivityModule,
    CardDetailsModule,
    SearchModule,
    StreamModule,
    WrittenContentModule,
    ImportExportModule,
    DocsModule,
    WorkspacePurgeModule,
    WatchingModule,
  ],
  providers: [{ provide: APP_GUARD, useExisting: AccessGuard }],
})
export class AppModule {}
