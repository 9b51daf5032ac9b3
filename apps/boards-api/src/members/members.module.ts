import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MemberDirectory } from './member-directory.js';
import { MemberEventsConsumer } from './member-events.consumer.js';

@Module({
  imports: [InfrastructureModule],
  providers: [MemberDirectory, MemberEventsConsumer],
  exports: [MemberDirectory],
})
export class MembersModule {}
