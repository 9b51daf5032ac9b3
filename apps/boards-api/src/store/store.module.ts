import { Module } from '@nestjs/common';
import { BoardChanges } from '../events/board-changes.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { GridAxesRepository } from './axes/grid-axes.repository.js';
import { BoardsRepository } from './boards/boards.repository.js';
import { CardAssignees } from './cards/card-assignees.js';
import { CardLabels } from './cards/card-labels.js';
import { CardsRepository } from './cards/cards.repository.js';
import { FieldsRepository } from './fields/fields.repository.js';
import { ListsRepository } from './lists/lists.repository.js';
import { CardPlacing } from './placing/card-placing.js';

const tables = [
  BoardChanges,
  BoardsRepository,
  ListsRepository,
  CardsRepository,
  CardAssignees,
  CardLabels,
  GridAxesRepository,
  FieldsRepository,
  CardPlacing,
];

/** The repositories. One action may need several: a new board has lists, and a move concerns two lists. */
@Module({
  imports: [InfrastructureModule, QuotasModule],
  providers: tables,
  exports: [InfrastructureModule, QuotasModule, ...tables],
})
export class StoreModule {}
