import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { apiPrefix, ErrorDto, EventPayloadDto } from '@kiban/contracts';
import { Allow, ApiPageQuery, CurrentCaller, pageHeaders, type Caller } from '@kiban/http-kit';
import { EventLog } from './event-log.js';
import { readLimit, readPosition, requireSingle } from './page-query.js';

interface PagedReply {
  headers(values: Record<string, string>): unknown;
}

@Controller('api/v1/events')
@ApiTags('Events')
export class EventsController {
  constructor(private readonly events: EventLog) {}

  @Get()
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'Pull events',
    description:
      'The workspace’s events after the one with id `after`, as webhooks receive them. Kept for 30 days. Ordered by arrival. Resume from the last id you received, not the highest.',
  })
  @ApiQuery({
    name: 'after',
    required: false,
    description: 'Id of the last event that you received; omit it to start with the oldest',
    schema: { type: 'integer', minimum: 0 },
  })
  @ApiPageQuery()
  @ApiResponse({ status: 200, type: [EventPayloadDto], headers: pageHeaders })
  @ApiResponse({ status: 422, type: ErrorDto, description: '`after` is not the id of a stored event' })
  async list(
    @CurrentCaller() { principal }: Caller,
    @Query() query: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: PagedReply,
  ): Promise<EventPayloadDto[]> {
    requireSingle(query);
    const limit = readLimit(query['limit']);
    const text = query['cursor'] ?? query['after'];
    const after = text === undefined ? undefined : readPosition('after', text);
    const rows = await this.events.after(principal.workspace.id, after, limit + 1);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    if (last) {
      // The last page has a cursor too, from which clients resume when new events arrive.
      reply.headers({
        'x-next-cursor': String(last.id),
        ...(rows.length > limit
          ? { link: `<${apiPrefix}/events?limit=${limit}&after=${last.id}>; rel="next"` }
          : {}),
      });
    }
    return shown.map(({ body }) => JSON.parse(body.toString('utf8')) as EventPayloadDto);
  }
}
