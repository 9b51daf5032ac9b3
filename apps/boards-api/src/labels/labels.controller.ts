import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CardDto, CardLabelsDto, CreateLabelDto, LabelDto, UpdateLabelDto } from '@kiban/contracts';
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
import { Labels } from './labels.js';

@ApiTags('Labels')
@Controller('api/v1')
export class LabelsController {
  constructor(private readonly labels: Labels) {}

  @Get('boards/:id/labels')
  @Allow('boards:read')
  @Describe({
    id: 'listLabels',
    summary: 'List the labels of a board',
    description: 'All labels that cards of the board can have.',
    response: [LabelDto],
    ids: { id: 'board' },
  })
  list(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.labels.list(caller, id);
  }

  @Post('boards/:id/labels')
  @Allow('boards:write')
  @Describe({
    id: 'createLabel',
    summary: 'Create a label',
    description: 'Makes a label for the cards of a board; its name is unique there.',
    response: LabelDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    conflict: 'The name is taken, the board has as many labels as it may, or it is archived',
  })
  async create(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CreateLabelDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.labels.create(caller, id, body));
  }

  @Patch('labels/:id')
  @Allow('boards:write')
  @Describe({
    id: 'updateLabel',
    summary: 'Update a label',
    description: 'Renames or recolours a label on every card that has it.',
    response: LabelDto,
    ids: { id: 'label' },
    writes: true,
    guarded: true,
    conflict: 'The name is taken, or the board is archived',
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: UpdateLabelDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.labels.update(caller, id, body, expected));
  }

  @Delete('labels/:id')
  @Allow('boards:write')
  @Describe({
    id: 'deleteLabel',
    summary: 'Delete a label',
    description: 'Deletes a label and takes it off every card.',
    response: null,
    ids: { id: 'label' },
    writes: true,
    guarded: true,
    conflict: 'The board is archived',
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.labels.delete(caller, id, expected);
  }

  @Put('cards/:id/labels')
  @Allow('boards:write')
  @Describe({
    id: 'setCardLabels',
    summary: 'Set the labels of a card',
    description: 'The labels that are sent are the card’s labels afterwards; an empty array takes all off.',
    response: CardDto,
    ids: { id: 'card' },
    writes: true,
    guarded: true,
    conflict: 'The card, its list or its board is archived',
  })
  async put(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CardLabelsDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.labels.put(caller, id, body.labelIds, expected));
  }
}
