import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { ArrivedCards } from './arrived-cards.js';
import { Departures } from './departures.js';
import { BoardStreamController } from './board-stream.controller.js';
import { BoardStream } from './board-stream.js';

@Module({
  imports: [InfrastructureModule, BoardsModule],
  controllers: [BoardStreamController],
  providers: [ArrivedCards, BoardStream, Departures],
})
export class StreamModule {}
