import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { StoreModule } from '../store/store.module.js';
import { BoardListsController } from './board-lists.controller.js';
import { ListLookupResponder } from './list-lookup-responder.js';
import { ListsController } from './lists.controller.js';
import { ListsReader } from './lists.reader.js';
import { ArchiveList } from './use-cases/archive-list.use-case.js';
import { CreateList } from './use-cases/create-list.use-case.js';
import { DeleteList } from './use-cases/delete-list.use-case.js';
import { ReorderList } from './use-cases/reorder-list.use-case.js';
import { UpdateList } from './use-cases/update-list.use-case.js';

@Module({
  imports: [StoreModule, BoardsModule],
  controllers: [BoardListsController, ListsController, ListLookupResponder],
  providers: [ListsReader, CreateList, UpdateList, ReorderList, ArchiveList, DeleteList],
  exports: [ListsReader],
})
export class ListsModule {}
