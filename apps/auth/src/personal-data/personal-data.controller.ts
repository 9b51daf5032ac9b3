import { DeleteMeDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe } from '@kiban/http-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DeleteMe } from './use-cases/delete-me.use-case.js';

/** The caller’s own data as a whole. Only for people at the screen. */
@ApiTags('Members')
@Allow('screen')
@Controller('api/v1/me')
export class PersonalDataController {
  constructor(private readonly deleteMe: DeleteMe) {}

  @Post('delete')
  @Describe({
    id: 'deleteMe',
    summary: 'Delete your account',
    description:
      'Requires your e-mail address and your password. Ends all sessions, AI clients and API tokens of yours before the response is sent, and cannot be undone. ' +
      'Your boards, cards and comments stay with their workspaces; your name on them becomes “Deleted member”.',
    needsFreshFactor: true,
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
