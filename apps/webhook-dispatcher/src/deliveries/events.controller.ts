import type { IncomingMessage, ServerResponse } from 'node:http';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { apiPrefix, EventPayloadDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, noteWait, pageQueries, readLimit } from '@kiban/http-kit';
import { EventsReader, type StoredEvent } from '../store/events.reader.js';
import { FeedWaits, readWait, WAIT_SECONDS_MAX } from './feed-waits.js';
import { readPosition, requireSingle, type PagedReply } from './page-query.js';

/** The part of Fastify's types that this controller needs; the others stay in http-kit. */
interface RawRequest {
  raw: IncomingMessage;
  headers: { authorization?: string };
}

interface RawReply extends PagedReply {
  raw: ServerResponse;
}

/** Where a request reads from, in the order of arrival. At the end of the feed there is nothing to read yet. */
type FeedStart = { isEnd: true; id: number; position: number } | { isEnd: false; position: number };

@Controller('api/v1/events')
@ApiTags('Events')
export class EventsController {
  constructor(
    private readonly events: EventsReader,
    private readonly waits: FeedWaits,
  ) {}

  @Get()
  @Allow('events:read')
  @Describe({
    id: 'listEvents',
    summary: 'Pull events',
    description:
      'The workspace’s events after the one with id `after`, as webhooks receive them. Kept for 30 days. Ordered by arrival. Resume from the last id you received, not the highest. With `wait`, a request without events waits for the next one, and returns no events if none arrives in time.',
    response: [EventPayloadDto],
    queries: [
      ...pageQueries,
      {
        name: 'after',
        required: false,
        description:
          'Id of the last event that you received. `latest` starts after the newest event: it returns the cursor of those that follow and, with `wait`, the next one. Omit it to start with the oldest',
        schema: {
          oneOf: [
            { type: 'integer', minimum: 0 },
            { type: 'string', enum: ['latest'] },
          ],
        },
      },
      {
        name: 'wait',
        required: false,
        description:
          'Seconds to wait for an event when there is none yet. Each credential can have 20 waiting requests, each workspace 500',
        schema: { type: 'integer', minimum: 0, maximum: WAIT_SECONDS_MAX, default: 0 },
      },
    ],
    paged: true,
    errors: { 422: '`after` is not the id of a stored event, or `wait` is out of range' },
  })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: Record<string, string | undefined>,
    @Req() request: RawRequest,
    @Res({ passthrough: true }) reply: RawReply,
  ): Promise<EventPayloadDto[]> {
    requireSingle(query);
    const limit = readLimit(query['limit']);
    const seconds = readWait(query['wait']);
    const { principal } = caller;
    const start = await this.startOf(principal.workspace.id, query['cursor'] ?? query['after']);
    const read = (): Promise<StoredEvent[]> =>
      this.events.after(principal.workspace.id, start.position, limit + 1);
    let rows = start.isEnd ? [] : await read();
    if (rows.length === 0 && seconds > 0) {
      await this.waits.wait({
        caller,
        authorization: request.headers.authorization,
        position: start.position,
        seconds,
        onClose: (listener) => void reply.raw.once('close', listener),
        onWaited: (ms) => noteWait(request.raw, ms),
      });
      rows = await read();
    }
    const shown = rows.slice(0, limit);
    // The last page has a cursor too, from which clients resume when new events arrive.
    const cursor = shown.at(-1)?.id ?? (start.isEnd ? start.id : undefined);
    if (cursor !== undefined) reply.headers({ 'x-next-cursor': String(cursor) });
    if (rows.length > limit)
      reply.headers({ link: `<${apiPrefix}/events?limit=${limit}&after=${cursor}>; rel="next"` });
    return shown.map(({ body }) => JSON.parse(body.toString('utf8')) as EventPayloadDto);
  }

  private async startOf(workspaceId: number, text: string | undefined): Promise<FeedStart> {
    if (text === 'latest') return { isEnd: true, ...(await this.events.end(workspaceId)) };
    const after = text === undefined ? undefined : readPosition('after', text);
    return { isEnd: false, position: await this.events.positionOf(workspaceId, after) };
  }
}
