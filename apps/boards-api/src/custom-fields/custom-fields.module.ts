import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { MembersModule } from '../members/members.module.js';
import { TablesModule } from '../tables.module.js';
import { FieldsRepository } from './data/fields.repository.js';
import { FieldValues } from './field-values.js';
import { FieldsController } from './fields.controller.js';
import { Fields } from './fields.js';

@Module({
  imports: [TablesModule, BoardsModule, MembersModule],
  controllers: [FieldsController],
  providers: [FieldsRepository, Fields, FieldValues],
  exports: [FieldsRepository],
})
export class CustomFieldsModule {}
