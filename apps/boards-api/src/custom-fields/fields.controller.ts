import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateFieldDto,
  CustomFieldDto,
  FieldValueDto,
  SetFieldValueDto,
  UpdateFieldDto,
} from '@kiban/contracts';
import {
  Allow,
  CurrentCaller,
  IfMatch,
  PathId,
  type Caller,
  type ExpectedVersions,
  type JsonResponse,
} from '@kiban/http-kit';
import { Describe } from '../docs/describe.js';
import { resourceResponse } from '../sql/resource-response.js';
import { FieldValues } from './field-values.js';
import { Fields } from './fields.js';

@ApiTags('Custom fields')
@Controller('api/v1')
export class FieldsController {
  constructor(
    private readonly fields: Fields,
    private readonly values: FieldValues,
  ) {}

  @Get('boards/:id/fields')
  @Allow('boards:read')
  @Describe({
    id: 'listFields',
    orderIn: 'the board',
    summary: 'List the custom fields of a board',
    description: 'All fields of the board in order, with their options.',
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
    description: 'Adds a field of one of the eight types to a board; its name is unique there.',
    response: CustomFieldDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    conflict: 'The name is taken, the board has as many fields as it may, or it is archived',
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
    description: 'Renames a field, changes its options, or gives it another place. Its type stays.',
    response: CustomFieldDto,
    ids: { id: 'field' },
    writes: true,
    guarded: true,
    conflict: 'The name is taken, the neighbour is gone, or the board is archived',
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
    description: 'Deletes a field with every value that cards have of it.',
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
    summary: 'Read every field value on a board',
    description: 'The values of all cards of the board that are not archived, in one call.',
    response: [FieldValueDto],
    ids: { id: 'board' },
  })
  valuesOfBoard(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.values.ofBoard(caller, id);
  }

  @Put('cards/:id/fields/:fieldId')
  @Allow('boards:write')
  @Describe({
    guarded: true,
    id: 'setFieldValue',
    summary: 'Set a field’s value on a card',
    description:
      'Sets the value by the field’s type; null clears it. An option’s label and a member’s name are taken where they name ' +
      'exactly one, and refused with the candidates otherwise. If-Match takes the ETag of the card.',
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
  ): Promise<FieldValueDto> {
    return this.values.set(caller, id, fieldId, body.value, expected);
  }
}
