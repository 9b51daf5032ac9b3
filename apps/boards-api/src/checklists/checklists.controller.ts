import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ChecklistItemDto,
  CreateChecklistItemDto,
  UpdateChecklistItemDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { ChecklistsReader } from './checklists.reader.js';
import { CreateChecklistItem } from './use-cases/create-checklist-item.use-case.js';
import { DeleteChecklistItem } from './use-cases/delete-checklist-item.use-case.js';
import { UpdateChecklistItem } from './use-cases/update-checklist-item.use-case.js';

const conflict = 'The card, its list or its board is archived';

@ApiTags('Checklists')
@Controller('api/v1/cards/:id/checklist')
export class ChecklistsController {
  constructor(
    private readonly reader: ChecklistsReader,
    private readonly createItem: CreateChecklistItem,
    private readonly updateItem: UpdateChecklistItem,
    private readonly deleteItem: DeleteChecklistItem,
  ) {}

  @Get()
  @Allow('boards:read')
  @Describe({
    id: 'listChecklistItems',
    orderIn: 'the card',
    summary: 'List the checklist of a card',
    description: 'The items of the card’s checklist, in order.',
    response: [ChecklistItemDto],
    ids: { id: 'card' },
  })
  list(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.reader.list(caller, id);
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
    conflict: `${conflict}, or the checklist has reached its limit of items`,
  })
  async create(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CreateChecklistItemDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.createItem.execute(caller, id, body));
  }

  @Patch(':itemId')
  @Allow('boards:write')
  @Describe({
    id: 'updateChecklistItem',
    orderIn: 'the card',
    summary: 'Update a checklist item',
    description:
      'Changes the text, the done state or the position of an item. Omitted properties are unchanged.',
    response: ChecklistItemDto,
    ids: { id: 'card', itemId: 'checklist item' },
    writes: true,
    guarded: true,
    grows: true,
    conflict: `${conflict}, or the anchor no longer exists`,
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('itemId') itemId: number,
    @Body() body: UpdateChecklistItemDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.updateItem.execute(caller, id, itemId, body, expected));
  }

  @Delete(':itemId')
  @Allow('boards:write')
  @Describe({
    id: 'deleteChecklistItem',
    summary: 'Delete a checklist item',
    description: 'Deletes an item of the card’s checklist.',
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
    await this.deleteItem.execute(caller, id, itemId, expected);
  }
}
