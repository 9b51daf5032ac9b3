import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { DeletedMembersConsumer } from './deleted-members.consumer.js';
import { KeepMembers } from './use-cases/keep-members.use-case.js';
import { MemberDirectory } from './member-directory.js';
import { MemberErasure } from './member-erasure.js';
import { MemberEventsConsumer } from './member-events.consumer.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [DeletedMembersConsumer, MemberEventsConsumer],
  providers: [KeepMembers, MemberDirectory, MemberErasure],
  exports: [MemberDirectory],
})
export class MembersModule {}
