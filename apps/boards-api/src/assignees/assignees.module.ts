import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module.js';
import { StoreModule } from '../store/store.module.js';
import { AssigneesController } from './assignees.controller.js';
import { Assignees } from './assignees.js';

@Module({
  imports: [StoreModule, MembersModule],
  controllers: [AssigneesController],
  providers: [Assignees],
})
export class AssigneesModule {}
