import { Module } from '@nestjs/common';
import { AudienceModule } from '../audience/audience.module.js';
import { CountsModule } from '../counts/counts.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { InboxController } from './inbox.controller.js';
import { InboxReader } from './inbox.reader.js';
import { MarkInbox } from './use-cases/mark-inbox.use-case.js';

@Module({
  imports: [InfrastructureModule, AudienceModule, CountsModule],
  controllers: [InboxController],
  providers: [InboxReader, MarkInbox],
})
export class InboxModule {}
