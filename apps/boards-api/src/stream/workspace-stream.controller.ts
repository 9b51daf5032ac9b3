import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ErrorDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller } from '@kiban/http-kit';
import {
  authorizationOf,
  lastPlaceOf,
  sendStream,
  type RawReply,
  type RawRequest,
} from './stream-response.js';
import { WorkspaceStream } from './workspace-stream.js';

@ApiTags('Activity')
@Controller('api/v1/workspace/stream')
export class WorkspaceStreamController {
  constructor(private readonly stream: WorkspaceStream) {}

  @Get()
  @Allow('boards:read')
  @ApiOperation({
    operationId: 'streamWorkspace',
    summary: 'Stream the changes of boards, members and your cards',
    description:
      'Server-Sent Events of all boards that the caller sees: events of boards and members, and of cards that the caller ' +
      'is or was assigned to, with `assigned`. `event: board.leave` names a board that is no longer visible, ' +
      '`event: board.hint` one whose lists or labels changed, and `event: rights` the caller’s new role. ' +
      '`event: inbox` has the number of unread entries of the caller’s inbox. `event: boards` means: read the boards again. Last-Event-ID resumes after that event; `event: reset` means that ' +
      'events may be missing. The stream ends when the token is revoked.',
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Id of the last event received from this stream',
    schema: { type: 'string', example: '1042.1042.1763700000000' },
  })
  @ApiResponse({
    status: 200,
    description: 'The stream',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Last-Event-ID is not an id of this stream' })
  @ApiResponse({
    status: 429,
    type: ErrorDto,
    description:
      'The credential has 20 open streams, or the workspace 500; retry after the seconds in Retry-After',
  })
  async follow(
    @CurrentCaller() caller: Caller,
    @Req() request: RawRequest,
    @Res() reply: RawReply,
  ): Promise<void> {
    const owner = { caller, authorization: authorizationOf(request), lastPlace: lastPlaceOf(request) };
    await sendStream(reply, (sink) => this.stream.start({ ...owner, sink }));
  }
}
