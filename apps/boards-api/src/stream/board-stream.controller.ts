import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { BoardStreamQueryDto, ErrorDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, PathId } from '@kiban/http-kit';
import { BoardStream } from './board-stream.js';
import {
  authorizationOf,
  lastPlaceOf,
  sendStream,
  type RawReply,
  type RawRequest,
} from './stream-response.js';

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
    const lastPlace = lastPlaceOf(request);
    const owner = { caller, authorization: authorizationOf(request), boardId: id, lastPlace };
    await sendStream(reply, (sink) =>
      this.stream.start({ ...owner, withCards: query.cards === 'full', sink }),
    );
  }
}
