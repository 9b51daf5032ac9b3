import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityReader } from './activity.reader.js';

@Module({
  imports: [InfrastructureModule, BoardsModule, CardsModule],
  controllers: [ActivityController],
  providers: [ActivityReader],
  exports: [ActivityReader],
})
export class ActivityModule {}
