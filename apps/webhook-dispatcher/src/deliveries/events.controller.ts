import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { apiPrefix, EventPayloadDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, pageQueries, readLimit } from '@kiban/http-kit';
import { EventsRepository } from '../store/events.repository.js';
import { readPosition, requireSingle, type PagedReply } from './page-query.js';

@Controller('api/v1/events')
@ApiTags('Events')
export class EventsController {
  constructor(private readonly events: EventsRepository) {}

  @Get()
  @Allow('workspace:admin')
  @Describe({
    id: 'listEvents',
    summary: 'Pull events',
    description:
      'The workspace’s events after the one with id `after`, as webhooks receive them. Kept for 30 days. Ordered by arrival. Resume from the last id you received, not the highest.',
    response: [EventPayloadDto],
    queries: [
      ...pageQueries,
      {
        name: 'after',
        required: false,
        description:
          'Id of the last event that you received. `latest` returns no events, and the cursor of those that follow. Omit it to start with the oldest',
        schema: {
          oneOf: [
            { type: 'integer', minimum: 0 },
            { type: 'string', enum: ['latest'] },
          ],
        },
      },
    ],
    paged: true,
    errors: { 422: '`after` is not the id of a stored event' },
  })
  async list(
    @CurrentCaller() { principal }: Caller,
    @Query() query: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: PagedReply,
  ): Promise<EventPayloadDto[]> {
    requireSingle(query);
    const limit = readLimit(query['limit']);
    const text = query['cursor'] ?? query['after'];
    if (text === 'latest') {
      reply.headers({ 'x-next-cursor': String(await this.events.newestId(principal.workspace.id)) });
      return [];
    }
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
