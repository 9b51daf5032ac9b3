import { PasskeyRequestDto, SecondFactorProofDto, SecondFactorShownDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe } from '@kiban/http-kit';
import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowSecondFactor } from './use-cases/show-second-factor.use-case.js';

/** The second factor, shown again in a session. Only for people at the screen. */
@ApiTags('Members')
@Controller('api/v1/me/second-factor/check')
export class ShownFactorController {
  constructor(private readonly showSecondFactor: ShowSecondFactor) {}

  @Post()
  @Allow('screen', { duringDeletion: true })
  @Describe({
    id: 'checkMySecondFactor',
    summary: 'Show your second factor again',
    description:
      'Takes a code of the app, a recovery code, or a passkey. For the next 15 minutes, changes of this session that need your second factor are ' +
      'accepted. A sign-in with it counts as well.',
    response: SecondFactorShownDto,
    errors: {
      409: 'The second factor is off',
      422: 'Validation failed; see `details`',
      429: 'Too many wrong codes; wait `Retry-After` seconds',
    },
  })
  async show(
    @CurrentCaller() caller: Caller,
    @Body() body: SecondFactorProofDto,
  ): Promise<SecondFactorShownDto> {
    return { freshUntil: await this.showSecondFactor.execute(caller, body) };
  }

  @Post('options')
  @Allow('screen', { duringDeletion: true })
  @Header('cache-control', 'no-store')
  @Describe({
    id: 'startMySecondFactorCheck',
    summary: 'Begin to show a passkey',
    description:
      'Returns the options with which the browser uses one of your passkeys. They are valid once, for five minutes and this session.',
    response: PasskeyRequestDto,
    errors: { 409: 'The second factor is off, or you have no passkey' },
  })
  async options(@CurrentCaller() caller: Caller): Promise<PasskeyRequestDto> {
    return { publicKey: { ...(await this.showSecondFactor.begin(caller)) } };
  }
}
