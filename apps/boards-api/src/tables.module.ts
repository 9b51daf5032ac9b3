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

/** The repositories. One action may need several: a new board has lists, and a move concerns two lists. */
@Module({
  imports: [InfrastructureModule, QuotasModule],
  providers: tables,
  exports: [InfrastructureModule, QuotasModule, ...tables],
})
export class TablesModule {}
