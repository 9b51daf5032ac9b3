import { Module } from '@nestjs/common';
import { BoardsRepository } from './boards/data/boards.repository.js';
import { BoardReferences } from './cards/data/board-references.js';
import { CardsRepository } from './cards/data/cards.repository.js';
import { BoardChanges } from './events/board-changes.js';
import { GridAxesRepository } from './grid/data/grid-axes.repository.js';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { ListsRepository } from './lists/data/lists.repository.js';
import { QuotasModule } from './quotas/quotas.module.js';

const tables = [
  BoardChanges,
  BoardsRepository,
  ListsRepository,
  CardsRepository,
  BoardReferences,
  GridAxesRepository,
];

/** Who writes which tables. One action may concern several: a new board comes with its lists, a move with two of them. */
@Module({
  imports: [InfrastructureModule, QuotasModule],
  providers: tables,
  exports: [InfrastructureModule, QuotasModule, ...tables],
})
export class TablesModule {}
