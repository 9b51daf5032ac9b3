import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { MembersModule } from '../members/members.module.js';
import { StoreModule } from '../store/store.module.js';
import { BoardValuesReader } from './board-values.reader.js';
import { FieldValues } from './field-values.js';
import { FieldsController } from './fields.controller.js';
import { Fields } from './fields.js';

@Module({
  imports: [StoreModule, BoardsModule, MembersModule],
  controllers: [FieldsController],
  providers: [BoardValuesReader, Fields, FieldValues],
})
export class CustomFieldsModule {}
