import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { ArrivedCards } from './arrived-cards.js';
import { Departures } from './departures.js';
import { BoardStreamController } from './board-stream.controller.js';
import { BoardStream } from './board-stream.js';
import { InboxFrames } from './inbox-frames.js';
import { OpenStreams } from './open-streams.js';
import { WorkspaceRights } from './workspace-rights.js';
import { WorkspaceStreamController } from './workspace-stream.controller.js';
import { WorkspaceStream } from './workspace-stream.js';

@Module({
  imports: [InfrastructureModule, BoardsModule],
  controllers: [BoardStreamController, WorkspaceStreamController, InboxFrames],
  providers: [ArrivedCards, BoardStream, Departures, OpenStreams, WorkspaceRights, WorkspaceStream],
})
export class StreamModule {}
