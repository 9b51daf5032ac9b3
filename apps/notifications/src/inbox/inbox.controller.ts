import {
  InboxCountDto,
  InboxEntryDto,
  InboxQueryDto,
  limits,
  MarkedInboxDto,
  MarkInboxDto,
  type Caller,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, JsonResponse } from '@kiban/http-kit';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { presentEntry } from './inbox.presenter.js';
import { InboxReader } from './inbox.reader.js';
import { MarkInbox } from './use-cases/mark-inbox.use-case.js';

const unavailable = 'The boards of the caller cannot be read now; try again shortly';

@ApiTags('Inbox')
@Controller('api/v1/me/inbox')
export class InboxController {
  constructor(
    private readonly inbox: InboxReader,
    private readonly markInbox: MarkInbox,
  ) {}

  @Get()
  @Allow('boards:read')
  @Describe({
    id: 'listMyInbox',
    summary: 'List your notifications',
    description:
      'What others did that concerns you, newest first, paged. Of an API token, the inbox of the member who issued it. ' +
      'Changes of one card that you watch are one entry for ten minutes. Boards that you no longer see have no entries.',
    response: [InboxEntryDto],
    paged: true,
    errors: { 422: 'Invalid `state`, `reason`, `boardId`, `limit` or `cursor`', 503: unavailable },
  })
  async list(@CurrentCaller() { principal }: Caller, @Query() query: InboxQueryDto): Promise<JsonResponse> {
    const { rows, nextCursor } = await this.inbox.page(principal, query);
    return JsonResponse.page(rows.map(presentEntry), nextCursor);
  }

  @Get('count')
  @Allow('boards:read')
  @Describe({
    id: 'countMyInbox',
    summary: 'Count your unread notifications',
    description: `Counts up to ${limits.inboxCountMax}: show a greater number as “${limits.inboxCountMax - 1}+”.`,
    response: InboxCountDto,
    errors: { 503: unavailable },
  })
  async count(@CurrentCaller() { principal }: Caller): Promise<InboxCountDto> {
    return { unread: await this.inbox.unread(principal) };
  }

  @Post('mark')
  @Allow('boards:own')
  @Describe({
    id: 'markMyInbox',
    summary: 'Mark notifications',
    description:
      'Marks entries as read, unread or archived, or snoozes them. Entries that do not exist are ignored, so that clients can retry.',
    response: MarkedInboxDto,
    errors: { 422: 'Validation failed; see `details`', 503: unavailable },
  })
  async mark(@CurrentCaller() { principal }: Caller, @Body() body: MarkInboxDto): Promise<MarkedInboxDto> {
    const marked = await this.markInbox.execute(principal, body);
    return { marked, unread: await this.inbox.unread(principal) };
  }
}
