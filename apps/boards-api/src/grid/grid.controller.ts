import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ColumnDto,
  GridDto,
  GridQueryDto,
  NewColumnDto,
  NewRowDto,
  PositionDto,
  RowDto,
  UpdateColumnDto,
  UpdateRowDto,
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
import { GridAxes } from './grid-axes.js';
import { GridReader } from './grid.reader.js';

const grid = {
  response: GridDto,
  ids: { id: 'board' },
  description:
    'Columns, rows, and the cells where a list is. A timetable’s columns are days and its rows time slots; a kanban board ' +
    'answers with its lists as columns and one row, whose id is 0. include=cards adds the cards of each cell.',
} as const;
const column = { ids: { id: 'board', columnId: 'column' }, writes: true } as const;
const row = { ids: { id: 'board', rowId: 'row' }, writes: true } as const;
const conflict = 'The board is archived, or is a kanban board';

@ApiTags('Grid and timetable')
@Controller('api/v1/boards/:id')
export class GridController {
  constructor(
    private readonly reader: GridReader,
    private readonly axes: GridAxes,
  ) {}

  @Get('grid')
  @Allow('boards:read')
  @Describe({ ...grid, id: 'getGrid', summary: 'Read a board as a grid' })
  grid(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: GridQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.view(caller, id, query.include === 'cards');
  }

  @Get('timetable')
  @Allow('boards:read')
  @Describe({ ...grid, id: 'getTimetable', summary: 'Read a board as a timetable' })
  timetable(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: GridQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.view(caller, id, query.include === 'cards');
  }

  @Post('columns')
  @Allow('boards:write')
  @Describe({
    id: 'createColumn',
    orderIn: 'the board',
    summary: 'Create a column',
    description: 'Adds a column at the end of a grid or timetable.',
    response: ColumnDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    conflict,
  })
  async createColumn(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: NewColumnDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.axes.create(caller, id, { axis: 'column', item: body }));
  }

  @Patch('columns/:columnId')
  @Allow('boards:write')
  @Describe({
    ...column,
    guarded: true,
    id: 'updateColumn',
    orderIn: 'the board',
    summary: 'Update a column',
    description: 'Renames a column or changes its day.',
    response: ColumnDto,
    conflict,
  })
  async updateColumn(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('columnId') columnId: number,
    @Body() body: UpdateColumnDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    const { name, weekday, date } = body;
    return resourceResponse(
      await this.axes.update(caller, id, 'column', columnId, { name, weekday, date }, expected),
    );
  }

  @Post('columns/:columnId/reorder')
  @Allow('boards:write')
  @Describe({
    ...column,
    guarded: true,
    id: 'reorderColumn',
    orderIn: 'the board',
    summary: 'Reorder a column',
    description: 'Gives a column another place, named by a neighbour or an end.',
    response: ColumnDto,
    conflict: `${conflict}, or the neighbour is gone`,
  })
  async reorderColumn(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('columnId') columnId: number,
    @Body() body: PositionDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.axes.reorder(caller, id, 'column', columnId, body, expected));
  }

  @Delete('columns/:columnId')
  @Allow('boards:write')
  @Describe({
    ...column,
    guarded: true,
    id: 'deleteColumn',
    summary: 'Delete a column',
    description: 'Deletes a column with its cells, which must hold no cards.',
    response: null,
    conflict: `${conflict}, or a cell holds cards`,
  })
  async deleteColumn(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('columnId') columnId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.axes.delete(caller, id, 'column', columnId, expected);
  }

  @Post('rows')
  @Allow('boards:write')
  @Describe({
    id: 'createRow',
    orderIn: 'the board',
    summary: 'Create a row',
    description: 'Adds a row at the end of a grid or timetable.',
    response: RowDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    conflict,
  })
  async createRow(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: NewRowDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.axes.create(caller, id, { axis: 'row', item: body }));
  }

  @Patch('rows/:rowId')
  @Allow('boards:write')
  @Describe({
    ...row,
    guarded: true,
    id: 'updateRow',
    orderIn: 'the board',
    summary: 'Update a row',
    description: 'Renames a row or changes its times.',
    response: RowDto,
    conflict,
  })
  async updateRow(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('rowId') rowId: number,
    @Body() body: UpdateRowDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    const { name, startTime, endTime } = body;
    return resourceResponse(
      await this.axes.update(caller, id, 'row', rowId, { name, startTime, endTime }, expected),
    );
  }

  @Post('rows/:rowId/reorder')
  @Allow('boards:write')
  @Describe({
    ...row,
    guarded: true,
    id: 'reorderRow',
    orderIn: 'the board',
    summary: 'Reorder a row',
    description: 'Gives a row another place, named by a neighbour or an end.',
    response: RowDto,
    conflict: `${conflict}, or the neighbour is gone`,
  })
  async reorderRow(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('rowId') rowId: number,
    @Body() body: PositionDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.axes.reorder(caller, id, 'row', rowId, body, expected));
  }

  @Delete('rows/:rowId')
  @Allow('boards:write')
  @Describe({
    ...row,
    guarded: true,
    id: 'deleteRow',
    summary: 'Delete a row',
    description: 'Deletes a row with its cells, which must hold no cards.',
    response: null,
    conflict: `${conflict}, or a cell holds cards`,
  })
  async deleteRow(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('rowId') rowId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.axes.delete(caller, id, 'row', rowId, expected);
  }
}
