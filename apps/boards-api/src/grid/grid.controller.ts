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
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { GridAxes } from './grid-axes.js';
import { GridReader } from './grid.reader.js';

const grid = {
  response: GridDto,
  ids: { id: 'board' },
  description:
    'Columns, rows and the cells that have a list. A timetable’s columns are days and its rows time slots. A kanban ' +
    'board returns its lists as columns and one row with id 0. include=cards adds the cards of each cell.',
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
  @Describe({ ...grid, id: 'getGrid', summary: 'Get a board as a grid' })
  grid(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: GridQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.view(caller, id, query.include === 'cards');
  }

  @Get('timetable')
  @Allow('boards:read')
  @Describe({ ...grid, id: 'getTimetable', summary: 'Get a board as a timetable' })
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
    description: 'Changes a column’s name or day. Omitted properties are unchanged.',
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
    description: 'Moves a column before or after an anchor column, or to the first or last position.',
    response: ColumnDto,
    conflict: `${conflict}, or the anchor no longer exists`,
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
    description: 'Deletes a column with its cells. The cells must hold no cards, archived ones included.',
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
    description: 'Changes a row’s name or times. Omitted properties are unchanged.',
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
    description: 'Moves a row before or after an anchor row, or to the first or last position.',
    response: RowDto,
    conflict: `${conflict}, or the anchor no longer exists`,
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
    description: 'Deletes a row with its cells. The cells must hold no cards, archived ones included.',
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
