import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import {
  BoardExportDto,
  DuplicateBoardDto,
  ImportPlanDto,
  ImportQueryDto,
  ImportResultDto,
  PartialBoardExportDto,
  TrelloBoardDto,
  type Caller,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId, type StreamedResponse } from '@kiban/http-kit';
import { DuplicateBoard } from './duplicate-board.use-case.js';
import { ExportReader } from './export.reader.js';
import { ImportBoard } from './import-board.use-case.js';

@ApiTags('Import and export')
@ApiExtraModels(PartialBoardExportDto, TrelloBoardDto)
@Controller('api/v1/boards')
export class ImportExportController {
  constructor(
    private readonly reader: ExportReader,
    private readonly importBoard: ImportBoard,
    private readonly duplicateBoard: DuplicateBoard,
  ) {}

  @Get(':id/export')
  @Allow('boards:read')
  @Describe({
    id: 'exportBoard',
    summary: 'Export a board',
    description:
      'Returns one JSON object without ids of the board: lists, cards, labels, assignees, checklists, comments, fields and ' +
      'values. Includes the Gantt chart’s order and dependencies, and archived items. POST /boards/import creates an equal board.',
    response: BoardExportDto,
    ids: { id: 'board' },
  })
  export(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<StreamedResponse> {
    return this.reader.archive(caller, id);
  }

  @Post('import')
  @Allow('boards:workspace')
  @ApiBody({
    description:
      'The response of GET /boards/{id}/export, or a Trello board’s JSON export. Null, false and empty properties may be omitted.',
    schema: {
      anyOf: [BoardExportDto, PartialBoardExportDto, TrelloBoardDto].map((type) => ({
        $ref: getSchemaPath(type),
      })),
      example: { format: 'kiban.board', formatVersion: 1, board: { name: 'Launch' } },
    },
  })
  @Describe({
    id: 'importBoard',
    summary: 'Import a board',
    description:
      'Creates a board from this service’s export or a Trello board’s JSON export, completely or not at all. ' +
      'The response lists skipped items. The caller becomes the author of comments; members are matched by name. The body may have up to 32 MiB. ' +
      '`dryRun=true` creates nothing and returns the response of the import without the board.',
    response: ImportResultDto,
    status: 201,
    otherwise: {
      status: 200,
      response: ImportPlanDto,
      success: 'With `dryRun=true`: what the import would make',
    },
    writes: true,
    grows: true,
    conflict: 'The workspace has reached its limit of boards',
  })
  async import(
    @CurrentCaller() caller: Caller,
    @Body() body: unknown,
    @Query() { dryRun }: ImportQueryDto,
    @Res({ passthrough: true }) reply: { status(code: number): unknown },
  ): Promise<ImportPlanDto> {
    if (dryRun !== 'true') return this.importBoard.execute(caller, body);
    reply.status(200);
    return this.importBoard.plan(caller, body);
  }

  @Post(':id/duplicate')
  @Allow('boards:workspace')
  @Describe({
    id: 'duplicateBoard',
    summary: 'Duplicate a board',
    description:
      'Creates a board with the same lists, labels, fields, columns, rows and, unless `cards` is false, cards with their ' +
      'checklists, values, dates and dependencies, completely or not at all. Archived items and comments are not copied. ' +
      'A copy of a private board is private, and only the caller is its member.',
    response: ImportResultDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    grows: true,
    conflict:
      'The workspace has reached its limit of boards, the board is larger than an import may be, or it became private',
  })
  duplicate(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: DuplicateBoardDto,
  ): Promise<ImportResultDto> {
    return this.duplicateBoard.execute(caller, id, body);
  }
}
