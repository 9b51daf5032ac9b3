import { SessionDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId } from '@kiban/http-kit';
import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { grantIdOf } from '../store/grants/grant-id.js';
import { presentSession } from './session.presenter.js';
import { SessionsReader } from './sessions.reader.js';
import { EndSessions } from './use-cases/end-sessions.use-case.js';

@ApiTags('Members')
@Controller('api/v1/me/sessions')
export class MySessionsController {
  constructor(
    private readonly sessions: SessionsReader,
    private readonly endSessions: EndSessions,
  ) {}

  @Get()
  @Allow('screen')
  @Describe({
    id: 'listMySessions',
    summary: 'List your sessions',
    description:
      'The browsers in which you are signed in, the last used first, at most 200. The time of use is recorded at most once a minute. AI clients are not in this list.',
    response: [SessionDto],
    errors: {},
  })
  async list(@CurrentCaller() { principal }: Caller): Promise<SessionDto[]> {
    const sessions = await this.sessions.ofPerson(principal.member.id, grantIdOf(principal));
    return sessions.map(presentSession);
  }

  @Delete(':id')
  @Allow('screen')
  @Describe({
    id: 'endMySession',
    summary: 'End a session',
    description:
      'Signs the browser out, in all workspaces, before the response is sent. AI clients that were connected there stay.',
    response: null,
    success: 'Ended',
    pathIds: { id: 'The session' },
    errors: { 404: 'You have no such session, or it has ended' },
  })
  end(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<void> {
    return this.endSessions.one(caller, id);
  }

  @Post('end-others')
  @Allow('screen')
  @Describe({
    id: 'endMyOtherSessions',
    summary: 'End your other sessions',
    description:
      'Signs out all browsers but the one of this request, in all workspaces, before the response is sent. AI clients stay.',
    response: null,
    success: 'Ended',
    errors: {},
  })
  endOthers(@CurrentCaller() caller: Caller): Promise<void> {
    return this.endSessions.others(caller);
  }
}
