import { Module } from '@nestjs/common';
import { BoardChanges } from '../events/board-changes.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { GridAxesRepository } from './axes/grid-axes.repository.js';
import { BoardsRepository } from './boards/boards.repository.js';
import { CardCopies } from './cards/card-copies.js';
import { CardsRepository } from './cards/cards.repository.js';
import { CardValues } from './fields/card-values.js';
import { FieldsRepository } from './fields/fields.repository.js';
import { ListsRepository } from './lists/lists.repository.js';
import { CardParts } from './parts/card-parts.js';
import { CardPlacing } from './placing/card-placing.js';
import { CardWriter } from './writing/card-writer.js';

const tables = [
  BoardChanges,
  BoardsRepository,
  ListsRepository,
  CardsRepository,
  CardCopies,
  GridAxesRepository,
  FieldsRepository,
  CardWriter,
  CardPlacing,
  CardParts,
  CardValues,
];

/** The repositories. One action may need several: a new board has lists, and a move concerns two lists. */
@Module({
  imports: [InfrastructureModule, QuotasModule],
  providers: tables,
  exports: [InfrastructureModule, QuotasModule, ...tables],
})
export class StoreModule {}
