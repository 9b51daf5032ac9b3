import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BoardListQueryDto, CreateListDto, ListDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { ListsReader } from './lists.reader.js';
import { CreateList } from './use-cases/create-list.use-case.js';

@ApiTags('Lists')
@Controller('api/v1/boards/:id/lists')
export class BoardListsController {
  constructor(
    private readonly reader: ListsReader,
    private readonly createList: CreateList,
  ) {}

  @Get()
  @Allow('boards:read')
  @Describe({
    id: 'listLists',
    orderIn: 'the board',
    summary: 'List the lists of a board',
    description: 'The lists of a board in order, without their cards. Excludes archived lists by default.',
    response: [ListDto],
    ids: { id: 'board' },
  })
  list(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: BoardListQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.ofBoard(caller, id, query.archived ?? 'false');
  }

  @Post()
  @Allow('boards:write')
  @Describe({
    id: 'createList',
    orderIn: 'the board',
    summary: 'Create a list',
    description:
      'Creates a list on a board, last unless the request gives a position. On a grid or timetable, it is one cell.',
    response: ListDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    grows: true,
    conflict:
      'The board is archived or has reached its limit of lists, the cell is in use, or the anchor is missing',
  })
  async create(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CreateListDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.createList.execute(caller, id, body));
  }
}
