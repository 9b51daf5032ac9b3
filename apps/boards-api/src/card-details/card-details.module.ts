import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { ChecklistsModule } from '../checklists/checklists.module.js';
import { CommentsModule } from '../comments/comments.module.js';
import { CardDetailsController } from './card-details.controller.js';
import { CardDetailsReader } from './card-details.reader.js';

@Module({
  imports: [CardsModule, ChecklistsModule, CommentsModule, ActivityModule],
  controllers: [CardDetailsController],
  providers: [CardDetailsReader],
})
export class CardDetailsModule {}
