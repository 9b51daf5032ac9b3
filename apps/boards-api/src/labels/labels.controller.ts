import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CardDto,
  CardLabelsDto,
  CreateLabelDto,
  LabelDto,
  UpdateLabelDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { Labels } from './labels.js';

/** A write of one label of a card. */
const ofCard = {
  response: CardDto,
  ids: { id: 'card', labelId: 'label' },
  writes: true,
  guarded: true,
  orderIn: 'the card’s list',
  conflict: 'The card, its list or its board is archived',
} as const;

@ApiTags('Labels')
@Controller('api/v1')
export class LabelsController {
  constructor(private readonly labels: Labels) {}

  @Get('boards/:id/labels')
  @Allow('boards:read')
  @Describe({
    id: 'listLabels',
    summary: 'List the labels of a board',
    description: 'The labels that cards of the board can have, in their order.',
    response: [LabelDto],
    ids: { id: 'board' },
    orderIn: 'the board',
  })
  list(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.labels.list(caller, id);
  }

  @Post('boards/:id/labels')
  @Allow('boards:write')
  @Describe({
    id: 'createLabel',
    summary: 'Create a label',
    description: 'Creates a label on a board. Its name must be unique on the board.',
    response: LabelDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    orderIn: 'the board',
    conflict: 'The name is in use, the board has reached its limit of labels, or the board is archived',
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
    description:
      'Changes the name or color of a label, for every card that has it, or its place among the board’s labels.',
    response: LabelDto,
    ids: { id: 'label' },
    writes: true,
    guarded: true,
    orderIn: 'the board',
    conflict: 'The name is in use, the anchor is gone, or the board is archived',
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
    description: 'Deletes a label and removes it from every card.',
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
    description: 'Replaces the card’s labels. An empty array removes all of them.',
    response: CardDto,
    ids: { id: 'card' },
    writes: true,
    guarded: true,
    orderIn: 'the card’s list',
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

  @Put('cards/:id/labels/:labelId')
  @Allow('boards:write')
  @Describe({
    ...ofCard,
    id: 'addCardLabel',
    summary: 'Add a label to a card',
    description: 'Keeps the card’s other labels. Changes nothing if the card has the label already.',
  })
  async add(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('labelId') labelId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.labels.addTo(caller, id, labelId, expected));
  }

  @Delete('cards/:id/labels/:labelId')
  @Allow('boards:write')
  @Describe({
    ...ofCard,
    id: 'removeCardLabel',
    summary: 'Remove a label from a card',
    description: 'Keeps the card’s other labels. Changes nothing if the card does not have the label.',
  })
  async remove(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('labelId') labelId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.labels.removeFrom(caller, id, labelId, expected));
  }
}
