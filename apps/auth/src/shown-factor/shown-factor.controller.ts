import { PasskeyRequestDto, SecondFactorProofDto, SecondFactorShownDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe } from '@kiban/http-kit';
import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowSecondFactor } from './use-cases/show-second-factor.use-case.js';

/** What a person shows again in a session. Only for people at the screen. */
@ApiTags('Members')
@Controller('api/v1/me/second-factor/check')
export class ShownFactorController {
  constructor(private readonly showSecondFactor: ShowSecondFactor) {}

  @Post()
  @Allow('screen', { duringDeletion: true })
  @Describe({
    id: 'checkMySecondFactor',
    summary: 'Show that it is you',
    description:
      'Takes a passkey, or a code of the app or a recovery code; from people who have neither a passkey nor an app, the password. `proofs` of `GET /me` ' +
      'names them. For the next 15 minutes, critical changes of this session are accepted. A sign-in with it counts as well; one by a company does not.',
    response: SecondFactorShownDto,
    errors: {
      409: 'You have no such proof, or a stronger one than the password',
      422: 'Validation failed; see `details`',
      429: 'Too many wrong codes or passwords; wait `Retry-After` seconds',
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
    errors: { 409: 'You have no passkey' },
  })
  async options(@CurrentCaller() caller: Caller): Promise<PasskeyRequestDto> {
    return { publicKey: { ...(await this.showSecondFactor.begin(caller)) } };
  }
}
