import { AuditEntryDto, ValidationError, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, pageQueries, readLimit } from '@kiban/http-kit';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntriesRepository } from './audit-entries.repository.js';
import { presentAuditEntry } from './audit-entry.presenter.js';

@ApiTags('Audit log')
@Controller('api/v1/audit')
export class AuditController {
  constructor(private readonly entries: AuditEntriesRepository) {}

  @Get()
  @Allow('screen:owner')
  @Describe({
    id: 'listAuditEntries',
    summary: 'Read the audit log',
    description: 'Changes of rights with actor, time and IP address. Newest first, in pages.',
    response: [AuditEntryDto],
    queries: pageQueries,
    paged: true,
    success: 'A page of entries',
    errors: { 422: 'Invalid `limit` or `cursor`' },
  })
  async list(
    @CurrentCaller() { principal }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('limit') limitText?: string,
    @Query('cursor') cursor?: string,
  ): Promise<AuditEntryDto[]> {
    const limit = readLimit(limitText);
    const entries = await this.entries.page(principal.workspace.id, readCursor(cursor), limit + 1);
    const page = entries.slice(0, limit);
    const last = page.at(-1);
    if (entries.length > limit && last) {
      const next = String(last.id);
      void reply
        .header('x-next-cursor', next)
        .header('link', `</api/v1/audit?limit=${limit}&cursor=${next}>; rel="next"`);
    }
    return page.map(presentAuditEntry);
  }
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
