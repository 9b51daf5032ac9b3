import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module.js';
import { MentionsModule } from '../mentions/mentions.module.js';
import { StoreModule } from '../store/store.module.js';
import { CardBatch } from './card-batch.js';
import { CardBatchesController } from './card-batches.controller.js';
import { CardChanges } from './card-changes.js';
import { CardsController } from './cards.controller.js';
import { RelatedParts } from './related-parts.js';
import { CardsReader } from './cards.reader.js';
import { UpdateCards } from './use-cases/update-cards.use-case.js';
import { ChangeCardState } from './use-cases/change-card-state.use-case.js';
import { CopyCard } from './use-cases/copy-card.use-case.js';
import { CreateCard } from './use-cases/create-card.use-case.js';
import { CreateCards } from './use-cases/create-cards.use-case.js';
import { DeleteCard } from './use-cases/delete-card.use-case.js';
import { MoveCard } from './use-cases/move-card.use-case.js';
import { UpdateCard } from './use-cases/update-card.use-case.js';
import { WantedChanges } from './wanted-changes.js';

@Module({
  imports: [StoreModule, MembersModule, MentionsModule],
  controllers: [CardsController, CardBatchesController],
  providers: [
    CardsReader,
    CardBatch,
    CardChanges,
    RelatedParts,
    WantedChanges,
    CopyCard,
    CreateCard,
    CreateCards,
    UpdateCard,
    MoveCard,
    UpdateCards,
    ChangeCardState,
    DeleteCard,
  ],
  exports: [CardsReader],
})
export class CardsModule {}
