import { AuditEntryDto, ErrorDto, limits, ValidationError } from '@kiban/contracts';
import { Allow, ApiPageQuery, CurrentCaller, pageHeaders, type Caller } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

interface AuditRow {
  id: number;
  at: Date;
  action: string;
  actor_member_id: number | null;
  actor_name: string | null;
  via: string | null;
  address: string | null;
  user_agent: string | null;
  target: string | null;
  details: Record<string, unknown>;
}

const PAGE = {
  name: 'auth-audit-page',
  text: `SELECT id, at, action, actor_member_id, actor_name, via, address, user_agent, target, details
         FROM auth.audit_entry WHERE workspace_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3`,
};

@ApiTags('Audit log')
@Controller('api/v1/audit')
export class AuditController {
  constructor(private readonly database: Database) {}

  @Get()
  @Allow('screen:owner')
  @ApiOperation({
    operationId: 'listAuditEntries',
    summary: 'Read the audit log',
    description: 'Changes of rights with actor, time and IP address. Newest first, in pages.',
  })
  @ApiPageQuery()
  @ApiResponse({
    status: 200,
    type: [AuditEntryDto],
    description: 'A page of entries',
    headers: pageHeaders,
  })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Invalid `limit` or `cursor`' })
  async list(
    @CurrentCaller() { principal }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('limit') limitText?: string,
    @Query('cursor') cursor?: string,
  ): Promise<AuditEntryDto[]> {
    const limit = readLimit(limitText);
    const before = readCursor(cursor);
    const rows = await this.database.query<AuditRow>(PAGE, [principal.workspace.id, before, limit + 1]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (rows.length > limit && last) {
      const next = String(last.id);
      void reply
        .header('x-next-cursor', next)
        .header('link', `</api/v1/audit?limit=${limit}&cursor=${next}>; rel="next"`);
    }
    return page.map(presentEntry);
  }
}

function presentEntry(row: AuditRow): AuditEntryDto {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: { memberId: row.actor_member_id, name: row.actor_name },
    via: row.via,
    address: row.address,
    userAgent: row.user_agent,
    target: row.target,
    details: row.details,
  };
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return limits.pageSizeDefault;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > limits.pageSizeMax)
    throw new ValidationError(
      'limit',
      'integer',
      `limit must be an integer from 1 to ${limits.pageSizeMax}.`,
    );
  return limit;
}

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
