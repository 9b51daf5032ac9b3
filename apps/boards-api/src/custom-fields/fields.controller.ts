import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateFieldDto,
  CustomFieldDto,
  FieldValueDto,
  SetFieldValueDto,
  UpdateFieldDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { BoardValuesReader } from './board-values.reader.js';
import { FieldValues } from './field-values.js';
import { Fields } from './fields.js';

@ApiTags('Custom fields')
@Controller('api/v1')
export class FieldsController {
  constructor(
    private readonly fields: Fields,
    private readonly values: FieldValues,
    private readonly boardValues: BoardValuesReader,
  ) {}

  @Get('boards/:id/fields')
  @Allow('boards:read')
  @Describe({
    id: 'listFields',
    orderIn: 'the board',
    summary: 'List the custom fields of a board',
    description: 'The fields of the board in order, with their options.',
    response: [CustomFieldDto],
    ids: { id: 'board' },
  })
  list(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.fields.list(caller, id);
  }

  @Post('boards/:id/fields')
  @Allow('boards:write')
  @Describe({
    id: 'createField',
    orderIn: 'the board',
    summary: 'Create a custom field',
    description: 'Adds a field of one of eight types to a board. Its name must be unique on the board.',
    response: CustomFieldDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    conflict: 'The name is in use, the board has reached its limit of fields, or the board is archived',
  })
  async create(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CreateFieldDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.fields.create(caller, id, body));
  }

  @Patch('fields/:id')
  @Allow('boards:write')
  @Describe({
    id: 'updateField',
    orderIn: 'the board',
    summary: 'Update a custom field',
    description: 'Changes a field’s name, options or position. Its type cannot change.',
    response: CustomFieldDto,
    ids: { id: 'field' },
    writes: true,
    guarded: true,
    conflict: 'The name is in use, the anchor no longer exists, or the board is archived',
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: UpdateFieldDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.fields.update(caller, id, body, expected));
  }

  @Delete('fields/:id')
  @Allow('boards:write')
  @Describe({
    id: 'deleteField',
    summary: 'Delete a custom field',
    description: 'Deletes a field and its value on every card.',
    response: null,
    ids: { id: 'field' },
    writes: true,
    guarded: true,
    conflict: 'The board is archived',
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.fields.delete(caller, id, expected);
  }

  @Get('boards/:id/field-values')
  @Allow('boards:read')
  @Describe({
    id: 'listFieldValues',
    summary: 'Get all field values on a board',
    description: 'The field values of all cards of the board, except archived ones.',
    response: [FieldValueDto],
    ids: { id: 'board' },
  })
  valuesOfBoard(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.boardValues.ofBoard(caller, id);
  }

  @Put('cards/:id/fields/:fieldId')
  @Allow('boards:write')
  @Describe({
    guarded: true,
    id: 'setFieldValue',
    summary: 'Set a field value on a card',
    description:
      'Sets a value of the field’s type; null clears it. Accepts an option’s label or a member’s name if it ' +
      'identifies exactly one; otherwise the error lists the candidates. If-Match takes the ETag of the ' +
      'card or of the last value set on it.',
    response: FieldValueDto,
    ids: { id: 'card', fieldId: 'field' },
    writes: true,
    grows: true,
    conflict: 'The card, its list or its board is archived',
  })
  set(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('fieldId') fieldId: number,
    @Body() body: SetFieldValueDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return this.values.set(caller, id, fieldId, body.value, expected);
  }
}
