import {
  AuditEntryDto,
  AuditFilterDto,
  AuditQueryDto,
  ErrorDto,
  limits,
  ValidationError,
  type Caller,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, JsonResponse, type StreamedResponse } from '@kiban/http-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { AuditEntriesReader } from './audit-entries.reader.js';
import { presentAuditEntry } from './audit-entry.presenter.js';
import { AuditExport } from './audit-export.js';

/** Two lines of an export. */
const exportExample = [
  { id: 311, action: 'token.issue', target: 'token 12', details: { name: 'Nightly report' } },
  { id: 312, action: 'token.revoke', target: 'token 12', details: {} },
]
  .map(({ id, ...entry }) => {
    const actor = { memberId: 7, name: 'Aiko Tanaka' };
    const origin = { via: 'screen', address: '203.0.113.9', userAgent: null };
    const line: AuditEntryDto = { id, at: '2026-11-21T09:30:00.000Z', actor, ...origin, ...entry };
    return `${JSON.stringify(line)}\n`;
  })
  .join('');

@ApiTags('Audit log')
@Controller('api/v1/audit')
export class AuditController {
  constructor(
    private readonly entries: AuditEntriesReader,
    private readonly exports: AuditExport,
  ) {}

  @Get()
  @Allow('screen:owner')
  @Describe({
    id: 'listAuditEntries',
    summary: 'Read the audit log',
    description: 'Changes of rights with actor, time and IP address. Newest first, in pages.',
    response: [AuditEntryDto],
    paged: true,
    success: 'A page of entries',
    errors: { 422: 'Invalid filter, `limit` or `cursor`' },
  })
  async list(
    @CurrentCaller() { principal }: Caller,
    @Query() { limit = limits.pageSizeDefault, cursor, ...filter }: AuditQueryDto,
  ): Promise<JsonResponse> {
    const entries = await this.entries.page(principal.workspace.id, filter, readCursor(cursor), limit + 1);
    const page = entries.slice(0, limit);
    const last = entries.length > limit ? page.at(-1) : undefined;
    return JsonResponse.page(page.map(presentAuditEntry), last ? String(last.id) : null);
  }

  @Get('export')
  @Allow('screen:owner')
  @ApiOperation({
    operationId: 'exportAuditEntries',
    summary: 'Export the audit log',
    description:
      'All entries that match, oldest first, as JSON lines: one entry of GET /audit a line. The export itself is recorded.',
  })
  @ApiResponse({
    status: 200,
    description: 'The entries',
    content: { 'application/x-ndjson': { schema: { type: 'string' }, example: exportExample } },
  })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Invalid filter' })
  @ApiResponse({
    status: 429,
    type: ErrorDto,
    description: 'Too many exports at the same time; retry after the seconds in Retry-After',
  })
  export(@CurrentCaller() caller: Caller, @Query() filter: AuditFilterDto): Promise<StreamedResponse> {
    return this.exports.begin(caller, filter);
  }
}

/** @throws ValidationError if the text is no cursor of this log */
function readCursor(text: string | undefined): number {
  if (text === undefined) return Number.MAX_SAFE_INTEGER;
  const cursor = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(cursor))
    throw new ValidationError(
      'cursor',
      'cursor',
      'cursor must be the X-Next-Cursor value of an earlier response.',
    );
  return cursor;
}
