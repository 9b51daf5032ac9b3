import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChecklistItemDto, CreateChecklistItemDto, UpdateChecklistItemDto } from '@kiban/contracts';
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
import { Checklists } from './checklists.js';

const conflict = 'The card, its list or its board is archived';

@ApiTags('Checklists')
@Controller('api/v1/cards/:id/checklist')
export class ChecklistsController {
  constructor(private readonly checklists: Checklists) {}

  @Get()
  @Allow('boards:read')
  @Describe({
    id: 'listChecklistItems',
    orderIn: 'the card',
    summary: 'List the checklist of a card',
    description: 'All items of the card’s checklist, in order.',
    response: [ChecklistItemDto],
    ids: { id: 'card' },
  })
  list(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.checklists.list(caller, id);
  }

  @Post()
  @Allow('boards:write')
  @Describe({
    id: 'createChecklistItem',
    orderIn: 'the card',
    summary: 'Add a checklist item',
    description: 'Adds an item at the end of the card’s checklist.',
    response: ChecklistItemDto,
    status: 201,
    ids: { id: 'card' },
    writes: true,
    grows: true,
    conflict: `${conflict}, or the checklist is full`,
  })
  async create(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CreateChecklistItemDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.checklists.create(caller, id, body));
  }

  @Patch(':itemId')
  @Allow('boards:write')
  @Describe({
    id: 'updateChecklistItem',
    orderIn: 'the card',
    summary: 'Update a checklist item',
    description: 'Changes an item’s text, ticks it off or on, or gives it another place.',
    response: ChecklistItemDto,
    ids: { id: 'card', itemId: 'checklist item' },
    writes: true,
    guarded: true,
    grows: true,
    conflict: `${conflict}, or the neighbour is gone`,
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('itemId') itemId: number,
    @Body() body: UpdateChecklistItemDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.checklists.update(caller, id, itemId, body, expected));
  }

  @Delete(':itemId')
  @Allow('boards:write')
  @Describe({
    id: 'deleteChecklistItem',
    summary: 'Delete a checklist item',
    description: 'Takes an item off the card’s checklist.',
    response: null,
    ids: { id: 'card', itemId: 'checklist item' },
    writes: true,
    guarded: true,
    conflict,
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('itemId') itemId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.checklists.delete(caller, id, itemId, expected);
  }
}
