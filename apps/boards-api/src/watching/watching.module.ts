import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module.js';
import { StoreModule } from '../store/store.module.js';
import { AudienceReader } from './audience.reader.js';
import { AudienceResponder } from './audience-responder.js';
import { WatchingController } from './watching.controller.js';
import { Watching } from './watching.js';

@Module({
  imports: [StoreModule, MembersModule],
  controllers: [WatchingController, AudienceResponder],
  providers: [Watching, AudienceReader],
})
export class WatchingModule {}
