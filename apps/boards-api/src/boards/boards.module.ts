import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module.js';
import { StoreModule } from '../store/store.module.js';
import { BoardNamesReader } from './board-names.reader.js';
import { BoardMembersController } from './board-members.controller.js';
import { BoardMembers } from './board-members.js';
import { BoardsController } from './boards.controller.js';
import { BoardsReader } from './boards.reader.js';
import { BoardNamesResponder } from './names-responder.js';
import { ArchiveBoard } from './use-cases/archive-board.use-case.js';
import { CreateBoard } from './use-cases/create-board.use-case.js';
import { DeleteBoard } from './use-cases/delete-board.use-case.js';
import { ReorderBoard } from './use-cases/reorder-board.use-case.js';
import { UpdateBoard } from './use-cases/update-board.use-case.js';

@Module({
  imports: [StoreModule, MembersModule],
  controllers: [BoardsController, BoardMembersController, BoardNamesResponder],
  providers: [
    BoardNamesReader,
    BoardsReader,
    BoardMembers,
    CreateBoard,
    UpdateBoard,
    ArchiveBoard,
    ReorderBoard,
    DeleteBoard,
  ],
  exports: [BoardsReader],
})
export class BoardsModule {}
