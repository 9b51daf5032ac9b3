import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CardDto,
  DeleteListQueryDto,
  ListDto,
  ListCardsQueryDto,
  PositionDto,
  UpdateListDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { ListsReader } from './lists.reader.js';
import { ArchiveList } from './use-cases/archive-list.use-case.js';
import { DeleteList } from './use-cases/delete-list.use-case.js';
import { ReorderList } from './use-cases/reorder-list.use-case.js';
import { UpdateList } from './use-cases/update-list.use-case.js';

const list = { response: ListDto, ids: { id: 'list' } } as const;
const write = { ...list, writes: true, guarded: true } as const;

@ApiTags('Lists')
@Controller('api/v1/lists')
export class ListsController {
  constructor(
    private readonly reader: ListsReader,
    private readonly updateList: UpdateList,
    private readonly reorderList: ReorderList,
    private readonly archiveList: ArchiveList,
    private readonly deleteList: DeleteList,
  ) {}

  @Get(':id')
  @Allow('boards:read')
  @Describe({ ...list, id: 'getList', summary: 'Get a list', description: 'One list, without its cards.' })
  async get(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return resourceResponse(await this.reader.one(caller, id));
  }

  @Get(':id/cards')
  @Allow('boards:read')
  @Describe({
    id: 'listCards',
    orderIn: 'the list',
    summary: 'List the cards of a list',
    description: 'The cards of a list in order, paged. Excludes archived cards.',
    response: [CardDto],
    ids: { id: 'list' },
    paged: true,
  })
  cards(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: ListCardsQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.cards(caller, id, query);
  }

  @Patch(':id')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'updateList',
    orderIn: 'the board',
    summary: 'Update a list',
    description: 'Changes the name and merges the attached information; null clears one of its properties.',
    grows: true,
    conflict: 'The list or its board is archived',
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: UpdateListDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.updateList.execute(caller, id, body, expected));
  }

  @Post(':id/reorder')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'reorderList',
    orderIn: 'the board',
    summary: 'Reorder a list',
    description: 'Moves a list before or after an anchor list, or to the first or last position.',
    conflict: 'The anchor no longer exists, or the list or its board is archived',
  })
  async reorder(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: PositionDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.reorderList.execute(caller, id, body, expected));
  }

  @Post(':id/archive')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'archiveList',
    orderIn: 'the board',
    summary: 'Archive a list',
    description:
      'Removes a list with its cards from the board. Both are read-only until the list is restored.',
    conflict: 'The board is archived',
  })
  async archive(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.archiveList.execute(caller, id, 'archived', expected));
  }

  @Post(':id/restore')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'restoreList',
    orderIn: 'the board',
    summary: 'Restore a list',
    description: 'Returns an archived list with its cards to its position on the board.',
    conflict: 'The board is archived',
  })
  async restore(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.archiveList.execute(caller, id, 'restored', expected));
  }

  @Delete(':id')
  @Allow('boards:write')
  @Describe({
    ...write,
    response: null,
    id: 'deleteList',
    summary: 'Delete a list',
    description:
      'Deletes a list. A list with cards, archived ones included, requires `moveCardsTo`: a list of the same board for them.',
    conflict: 'The list holds cards, the board is archived, or the target list is full',
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: DeleteListQueryDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.deleteList.execute(caller, id, query.moveCardsTo, expected);
  }
}
