import { Module } from '@nestjs/common';
import { TablesModule } from '../tables.module.js';
import { CardsController } from './cards.controller.js';
import { CardsReader } from './cards.reader.js';
import { ChangeCardState } from './use-cases/change-card-state.use-case.js';
import { CreateCard } from './use-cases/create-card.use-case.js';
import { DeleteCard } from './use-cases/delete-card.use-case.js';
import { MoveCard } from './use-cases/move-card.use-case.js';
import { UpdateCard } from './use-cases/update-card.use-case.js';

@Module({
  imports: [TablesModule],
  controllers: [CardsController],
  providers: [CardsReader, CreateCard, UpdateCard, MoveCard, ChangeCardState, DeleteCard],
  exports: [CardsReader],
})
export class CardsModule {}
