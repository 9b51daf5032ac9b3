import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { StoreModule } from '../store/store.module.js';
import { CascadeRepository } from './data/cascade.repository.js';
import { GanttRepository } from './data/gantt.repository.js';
import { GanttController } from './gantt.controller.js';
import { GanttReader } from './gantt.reader.js';
import { Dependencies } from './use-cases/dependencies.js';
import { ReorderTask } from './use-cases/reorder-task.use-case.js';
import { UpdateTask } from './use-cases/update-task.use-case.js';

@Module({
  imports: [StoreModule, BoardsModule],
  controllers: [GanttController],
  providers: [GanttRepository, CascadeRepository, GanttReader, UpdateTask, ReorderTask, Dependencies],
})
export class GanttModule {}
