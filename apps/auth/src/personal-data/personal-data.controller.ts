import { DeleteMeDto, PersonalDataDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, type StreamedResponse } from '@kiban/http-kit';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ExportMe } from './use-cases/export-me.use-case.js';
import { DeleteMe } from './use-cases/delete-me.use-case.js';

/** The caller’s own data as a whole. Only for people at the screen. */
@ApiTags('Members')
@Controller('api/v1/me')
export class PersonalDataController {
  constructor(
    private readonly deleteMe: DeleteMe,
    private readonly exportMe: ExportMe,
  ) {}

  @Get('export')
  @Allow('screen', { duringDeletion: true })
  @Describe({
    id: 'exportMe',
    summary: 'Export your data',
    description:
      'What the service holds about you, in all of your workspaces, and what you wrote on the boards that you see. No secret and no data of other people. ' +
      'The export is recorded in the audit log.',
    needsFreshFactor: true,
    response: PersonalDataDto,
    errors: {
      429: 'More than 10 exports in a day; wait `Retry-After` seconds',
      503: 'The boards cannot be read now; retry after the seconds in Retry-After',
    },
  })
  export(@CurrentCaller() caller: Caller): Promise<StreamedResponse> {
    return this.exportMe.execute(caller);
  }

  @Post('delete')
  @Allow('screen', { duringDeletion: true })
  @Describe({
    id: 'deleteMe',
    summary: 'Delete your account',
    description:
      'Requires your e-mail address, and your password unless you have shown lately that it is you. Ends all sessions, AI clients and API tokens of yours before the response is sent, and cannot be undone. ' +
      'Your boards, cards and comments stay with their workspaces; your name on them becomes “Deleted member”.',
    needsFreshFactor: 'or its password',
    response: null,
    success: 'Deleted',
    errors: {
      409: 'A workspace would have no owner; `details` name each',
      422: 'Validation failed; see `details`',
      429: 'Too many wrong passwords; wait `Retry-After` seconds',
    },
  })
  delete(@CurrentCaller() caller: Caller, @Body() body: DeleteMeDto): Promise<void> {
    return this.deleteMe.execute(caller, body);
  }
}
