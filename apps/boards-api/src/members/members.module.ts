import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { KeepMembers } from './use-cases/keep-members.use-case.js';
import { MemberDirectory } from './member-directory.js';
import { MemberEventsConsumer } from './member-events.consumer.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [MemberEventsConsumer],
  providers: [KeepMembers, MemberDirectory],
  exports: [MemberDirectory],
})
export class MembersModule {}
