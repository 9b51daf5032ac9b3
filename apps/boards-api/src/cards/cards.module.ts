import { Module } from '@nestjs/common';
import { TablesModule } from '../tables.module.js';
import { AssigneesController } from '../assignees/assignees.controller.js';
import { Assignees } from '../assignees/assignees.js';
import { ChecklistsController } from '../checklists/checklists.controller.js';
import { Checklists } from '../checklists/checklists.js';
import { CommentsController } from '../comments/comments.controller.js';
import { Comments } from '../comments/comments.js';
import { MembersModule } from '../members/members.module.js';
import { CardBatch } from './card-batch.js';
import { CardsController } from './cards.controller.js';
import { CardsReader } from './cards.reader.js';
import { CardsAtEnd } from './data/cards-at-end.js';
import { ChangeCardState } from './use-cases/change-card-state.use-case.js';
import { CreateCards } from './use-cases/create-cards.use-case.js';
import { CreateCard } from './use-cases/create-card.use-case.js';
import { DeleteCard } from './use-cases/delete-card.use-case.js';
import { MoveCard } from './use-cases/move-card.use-case.js';
import { UpdateCard } from './use-cases/update-card.use-case.js';

@Module({
  imports: [TablesModule, MembersModule],
  controllers: [CardsController, AssigneesController, CommentsController, ChecklistsController],
  providers: [
    CardsReader,
    CardsAtEnd,
    CardBatch,
    Assignees,
    Comments,
    Checklists,
    CreateCard,
    CreateCards,
    UpdateCard,
    MoveCard,
    ChangeCardState,
    DeleteCard,
  ],
  exports: [CardsReader],
})
export class CardsModule {}
