import { Module } from '@nestjs/common';
import { TablesModule } from '../tables.module.js';
import { MembersModule } from '../members/members.module.js';
import { BoardMembersController } from './board-members.controller.js';
import { BoardMembers } from './board-members.js';
import { BoardsController } from './boards.controller.js';
import { BoardsReader } from './boards.reader.js';
import { ArchiveBoard } from './use-cases/archive-board.use-case.js';
import { CreateBoard } from './use-cases/create-board.use-case.js';
import { DeleteBoard } from './use-cases/delete-board.use-case.js';
import { ReorderBoard } from './use-cases/reorder-board.use-case.js';
import { UpdateBoard } from './use-cases/update-board.use-case.js';

@Module({
  imports: [TablesModule, MembersModule],
  controllers: [BoardsController, BoardMembersController],
  providers: [BoardsReader, BoardMembers, CreateBoard, UpdateBoard, ArchiveBoard, ReorderBoard, DeleteBoard],
  exports: [BoardsReader],
})
export class BoardsModule {}
