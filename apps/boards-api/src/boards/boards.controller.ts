import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  BoardDto,
  BoardListQueryDto,
  BoardQueryDto,
  BoardWithListsDto,
  CreateBoardDto,
  PositionDto,
  UpdateBoardDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { descriptionsFor } from '../store/cards/card-json.js';
import { BoardsReader } from './boards.reader.js';
import { ArchiveBoard } from './use-cases/archive-board.use-case.js';
import { CreateBoard } from './use-cases/create-board.use-case.js';
import { DeleteBoard } from './use-cases/delete-board.use-case.js';
import { ReorderBoard } from './use-cases/reorder-board.use-case.js';
import { UpdateBoard } from './use-cases/update-board.use-case.js';

const write = { response: BoardDto, ids: { id: 'board' }, writes: true, guarded: true } as const;

@ApiTags('Boards')
@Controller('api/v1/boards')
export class BoardsController {
  constructor(
    private readonly reader: BoardsReader,
    private readonly createBoard: CreateBoard,
    private readonly updateBoard: UpdateBoard,
    private readonly archiveBoard: ArchiveBoard,
    private readonly reorderBoard: ReorderBoard,
    private readonly deleteBoard: DeleteBoard,
  ) {}

  @Get()
  @Allow('boards:read')
  @Describe({
    id: 'listBoards',
    orderIn: 'the order of the workspace’s boards',
    summary: 'List boards',
    description:
      'Every board that the caller sees, in the workspace’s order. Excludes archived boards by default.',
    response: [BoardDto],
  })
  list(@CurrentCaller() caller: Caller, @Query() query: BoardListQueryDto): Promise<JsonResponse> {
    return this.reader.list(caller, query.archived ?? 'false');
  }

  @Post()
  @Allow('boards:workspace')
  @Describe({
    id: 'createBoard',
    orderIn: 'the order of the workspace’s boards',
    summary: 'Create a board',
    description:
      'Creates a board, last in the workspace, with the requested lists or columns and rows. ' +
      'The response equals that of GET /boards/{id}.',
    response: BoardWithListsDto,
    status: 201,
    writes: true,
    grows: true,
    conflict: 'The workspace has reached its limit of boards',
  })
  async create(@CurrentCaller() caller: Caller, @Body() body: CreateBoardDto): Promise<JsonResponse> {
    return resourceResponse(await this.createBoard.execute(caller, body));
  }

  @Get(':id')
  @Allow('boards:read')
  @Describe({
    id: 'getBoard',
    summary: 'Get a board with its lists and cards',
    description:
      'The board with its lists and their cards in order. Excludes archived lists and cards. ' +
      'With cardsPerList, each list has at most that many cards, its card count and a cursor for the rest.',
    response: BoardWithListsDto,
    ids: { id: 'board' },
  })
  get(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: BoardQueryDto,
  ): Promise<JsonResponse> {
    const descriptions = descriptionsFor(query.omit);
    return query.cardsPerList === undefined
      ? this.reader.view(caller, id, descriptions)
      : this.reader.viewCut(caller, id, query.cardsPerList, descriptions);
  }

  @Patch(':id')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'updateBoard',
    orderIn: 'the order of the workspace’s boards',
    summary: 'Update a board',
    description:
      'Omitted properties are unchanged. Only owners, admins and the creator of the board can change `visibility`.',
    conflict: 'The board is archived',
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: UpdateBoardDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.updateBoard.execute(caller, id, body, expected));
  }

  @Post(':id/archive')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'archiveBoard',
    orderIn: 'the order of the workspace’s boards',
    summary: 'Archive a board',
    description: 'Makes a board read-only and removes it from the boards query. It can be restored.',
  })
  async archive(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.archiveBoard.execute(caller, id, 'archived', expected));
  }

  @Post(':id/restore')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'restoreBoard',
    orderIn: 'the order of the workspace’s boards',
    summary: 'Restore a board',
    description: 'Makes an archived board active again.',
  })
  async restore(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.archiveBoard.execute(caller, id, 'restored', expected));
  }

  @Post(':id/reorder')
  @Allow('boards:workspace')
  @Describe({
    ...write,
    id: 'reorderBoard',
    orderIn: 'the order of the workspace’s boards',
    summary: 'Reorder a board',
    description: 'Moves a board before or after an anchor board, or to the first or last position.',
    conflict: 'The anchor no longer exists',
  })
  async reorder(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: PositionDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.reorderBoard.execute(caller, id, body, expected));
  }

  @Delete(':id')
  @Allow('boards:admin')
  @Describe({
    ...write,
    response: null,
    id: 'deleteBoard',
    summary: 'Delete an archived board',
    description: 'Deletes a board with all its content. The board must be archived. Deletion is permanent.',
    conflict: 'The board is not archived',
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.deleteBoard.execute(caller, id, expected);
  }
}
