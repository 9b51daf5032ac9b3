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
    summary: 'List the boards',
    description: 'Every board that the caller sees, in the workspace’s order; archived ones only on request.',
    response: [BoardDto],
  })
  list(@CurrentCaller() caller: Caller, @Query() query: BoardListQueryDto): Promise<JsonResponse> {
    return this.reader.list(caller, query.archived ?? 'false');
  }

  @Post()
  @Allow('boards:write')
  @Describe({
    id: 'createBoard',
    orderIn: 'the order of the workspace’s boards',
    summary: 'Create a board',
    description:
      'Creates a board, last in the workspace, with the lists or the columns and rows in the request. ' +
      'The response is the same as of GET /boards/{id}.',
    response: BoardWithListsDto,
    status: 201,
    writes: true,
    grows: true,
    conflict: 'The workspace has as many boards as it may',
  })
  async create(@CurrentCaller() caller: Caller, @Body() body: CreateBoardDto): Promise<JsonResponse> {
    return resourceResponse(await this.createBoard.execute(caller, body));
  }

  @Get(':id')
  @Allow('boards:read')
  @Describe({
    id: 'getBoard',
    summary: 'Read a board with its lists and cards',
    description:
      'The board, its lists in order, and all cards of each in order; archived lists and cards are left out. ' +
      'With cardsPerList each list is cut, says how many cards it has, and gives the cursor that goes on.',
    response: BoardWithListsDto,
    ids: { id: 'board' },
  })
  get(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: BoardQueryDto,
  ): Promise<JsonResponse> {
    return query.cardsPerList === undefined
      ? this.reader.view(caller, id)
      : this.reader.viewCut(caller, id, query.cardsPerList);
  }

  @Patch(':id')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'updateBoard',
    orderIn: 'the order of the workspace’s boards',
    summary: 'Update a board',
    description:
      'Changes the properties that are sent. Only owners, admins and the creator of the board can change `visibility`.',
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
    description: 'Takes a board out of the list of boards and closes it for changes; it can be restored.',
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
    description: 'Opens an archived board again.',
  })
  async restore(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.archiveBoard.execute(caller, id, 'restored', expected));
  }

  @Post(':id/reorder')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'reorderBoard',
    orderIn: 'the order of the workspace’s boards',
    summary: 'Reorder a board',
    description: 'Gives a board another place among the workspace’s boards, named by a neighbour or an end.',
    conflict: 'The neighbour is gone',
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
  @Allow('workspace:admin')
  @Describe({
    ...write,
    response: null,
    id: 'deleteBoard',
    summary: 'Delete an archived board',
    description: 'Deletes a board with everything on it. It must be archived first; there is no way back.',
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
