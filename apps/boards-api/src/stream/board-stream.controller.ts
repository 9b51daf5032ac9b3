import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { BoardStreamQueryDto, ErrorDto, ValidationError, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, PathId } from '@kiban/http-kit';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoardStream, type StreamSink } from './board-stream.js';
import { placeOf, type StreamPlace } from './frame.js';

/** The part of Fastify's types that this controller needs; the others stay in http-kit. */
interface RawRequest {
  raw: IncomingMessage;
  headers: Record<string, string | string[] | undefined>;
}

interface RawReply {
  raw: ServerResponse;
  hijack(): void;
  getHeaders(): Record<string, number | string | string[] | undefined>;
}

/** A stream with this many unread bytes is closed; its client resumes from its last id. */
const UNREAD_BYTES_MAX = 1_048_576;

@ApiTags('Activity')
@Controller('api/v1/boards/:id/stream')
export class BoardStreamController {
  constructor(private readonly stream: BoardStream) {}

  @Get()
  @Allow('boards:read')
  @ApiOperation({
    operationId: 'streamBoard',
    summary: 'Stream the events of a board',
    description:
      'Server-Sent Events: each event of the board, with the payload of webhooks, `via` (how the actor caused it) and ' +
      '`traceId` (the trace of the request). Last-Event-ID resumes after that event. `event: reset` means that events ' +
      'may be missing: read the board again. `event: card.leave` names a card that moved to another board, and ' +
      '`event: rights` the caller’s new role. The stream ends when the token is revoked or the caller loses access to ' +
      'the board.',
  })
  @ApiParam({
    name: 'id',
    description: 'Id of the board',
    schema: { type: 'integer', minimum: 1 },
    example: 42,
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Id of the last event received from this stream',
    schema: { type: 'string', example: '1042.1038.1763700000000' },
  })
  @ApiResponse({
    status: 200,
    description: 'The stream',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiResponse({
    status: 404,
    type: ErrorDto,
    description: 'The resource does not exist, or you may not see it',
  })
  @ApiResponse({
    status: 422,
    type: ErrorDto,
    description: 'Last-Event-ID is not an id of this stream, or cards is not full',
  })
  @ApiResponse({
    status: 429,
    type: ErrorDto,
    description:
      'The credential has 20 open streams, or the workspace 500; retry after the seconds in Retry-After',
  })
  async follow(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: BoardStreamQueryDto,
    @Req() request: RawRequest,
    @Res() reply: RawReply,
  ): Promise<void> {
    const pending: string[] = [];
    const sink = sinkOn(reply, pending);
    await this.stream.start({
      caller,
      authorization: [request.headers['authorization']].flat()[0],
      boardId: id,
      lastPlace: lastPlaceOf(request.headers['last-event-id']),
      withCards: query.cards === 'full',
      sink,
    });
    reply.hijack();
    reply.raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(`: open\n\n${pending.splice(0).join('')}`);
  }
}

function lastPlaceOf(header: string | string[] | undefined): StreamPlace | null {
  if (header === undefined || header === '') return null;
  const place = typeof header === 'string' ? placeOf(header) : undefined;
  if (place) return place;
  throw new ValidationError(
    'Last-Event-ID',
    'event_id',
    'Last-Event-ID must be the id of the last event that you received from this stream, or absent.',
  );
}

/** Events before the response head is written are queued in `pending`. */
function sinkOn(reply: RawReply, pending: string[]): StreamSink {
  const { raw } = reply;
  return {
    write: (text) => {
      if (!raw.headersSent) pending.push(text);
      else raw.write(text);
      return raw.writableLength < UNREAD_BYTES_MAX;
    },
    end: () => raw.end(),
    onClose: (listener) => void raw.on('close', listener),
  };
}
