import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { ImportResultDto, ValidationError } from '@kiban/contracts';
import { Allow, CurrentCaller, PathId, type Caller, type StreamedResponse } from '@kiban/http-kit';
import { Describe } from '../docs/describe.js';
import { ExportReader } from './export.reader.js';
import { ImportBoard } from './import-board.use-case.js';

@ApiTags('Import and export')
@Controller('api/v1/boards')
export class ImportExportController {
  constructor(
    private readonly reader: ExportReader,
    private readonly importBoard: ImportBoard,
  ) {}

  @Get(':id/export')
  @Allow('boards:read')
  @Describe({
    id: 'exportBoard',
    summary: 'Export a board',
    description:
      'The board as one JSON object without ids of its own: lists, cards, labels, assignees, checklists, comments, fields and ' +
      'values, the order and dependencies of its Gantt chart, archived ones included. POST /boards/import makes an equal board of it.',
    response: Object,
    ids: { id: 'board' },
  })
  export(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<StreamedResponse> {
    return this.reader.archive(caller, id);
  }

  @Post('import')
  @Allow('boards:write')
  @ApiBody({
    description: 'What GET /boards/{id}/export answered, or a board’s JSON export of Trello',
    schema: {
      type: 'object',
      additionalProperties: true,
      example: { format: 'kiban.board', formatVersion: 1, board: { name: 'Launch' } },
    },
  })
  @Describe({
    id: 'importBoard',
    summary: 'Import a board',
    description:
      'Makes a new board of an export of this service or of Trello’s board JSON, all of it or nothing. The answer says what had ' +
      'no counterpart. Comments are the importing member’s; members are found by name. The body may have up to 32 MiB.',
    response: ImportResultDto,
    status: 201,
    writes: true,
    grows: true,
    conflict: 'The workspace has as many boards as it may',
  })
  import(@CurrentCaller() caller: Caller, @Body() body: unknown): Promise<ImportResultDto> {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new ValidationError('body', 'archive', 'The body must be the JSON object of an export.');
    return this.importBoard.execute(caller, body);
  }
}
