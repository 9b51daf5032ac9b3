import {
  CodeDto,
  PasswordAndCodeDto,
  PasswordDto,
  RecoveryCodesDto,
  SecondFactorDto,
  SecondFactorSetupDto,
  type Caller,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe } from '@kiban/http-kit';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { SecondFactorsReader } from '../store/factors/second-factors.reader.js';
import { ConfirmSecondFactor } from './use-cases/confirm-second-factor.use-case.js';
import { ReplaceRecoveryCodes } from './use-cases/replace-recovery-codes.use-case.js';
import { StartSecondFactor } from './use-cases/start-second-factor.use-case.js';
import { TurnOffSecondFactor } from './use-cases/turn-off-second-factor.use-case.js';

const TOO_MANY = 'Too many wrong passwords or codes; wait `Retry-After` seconds';

/** The caller’s own second factor. Only for people at the screen. */
@ApiTags('Members')
@Allow('screen')
@Controller('api/v1/me/second-factor')
export class SecondFactorController {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly factors: SecondFactorsReader,
    private readonly start: StartSecondFactor,
    private readonly confirm: ConfirmSecondFactor,
    private readonly replace: ReplaceRecoveryCodes,
    private readonly turnOff: TurnOffSecondFactor,
  ) {}

  @Get()
  @Describe({
    id: 'getMySecondFactor',
    summary: 'Read whether your second factor is on',
    description:
      'With the second factor on, a sign-in needs the password and a code of your authenticator app.',
    response: SecondFactorDto,
    errors: {},
  })
  async get(@CurrentCaller() { principal }: Caller): Promise<SecondFactorDto> {
    const account = await this.accounts.ofMember(principal.member.id);
    const factor = account && (await this.factors.of(account.id));
    const since = factor?.confirmedAt?.toISOString() ?? null;
    return {
      isOn: since !== null,
      since,
      recoveryCodesLeft: since === null ? 0 : (factor?.recoveryCodesLeft ?? 0),
    };
  }

  @Post()
  @Describe({
    id: 'startMySecondFactor',
    summary: 'Set up an authenticator app',
    description:
      'Requires your password. Returns the secret for the app; it is shown only once. Nothing changes until you send a code of the app within ' +
      '15 minutes. Another set-up replaces this one.',
    response: SecondFactorSetupDto,
    errors: {
      409: 'The second factor is on',
      422: 'Validation failed; see `details`',
      429: 'Too many wrong passwords; wait `Retry-After` seconds',
    },
  })
  begin(@CurrentCaller() caller: Caller, @Body() { password }: PasswordDto): Promise<SecondFactorSetupDto> {
    return this.start.execute(caller, password);
  }

  @Post('confirm')
  @Describe({
    id: 'confirmMySecondFactor',
    summary: 'Turn your second factor on',
    description:
      'Requires a code of the app that was set up. Returns ten recovery codes, which are shown only once. Each replaces one code of the app. Ends your ' +
      'other sessions; AI clients and tokens stay.',
    response: RecoveryCodesDto,
    errors: { 409: 'No set-up is open', 422: 'Validation failed; see `details`' },
  })
  async on(@CurrentCaller() caller: Caller, @Body() { code }: CodeDto): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.confirm.execute(caller, code) };
  }

  @Post('recovery-codes')
  @Describe({
    id: 'replaceMyRecoveryCodes',
    summary: 'Make new recovery codes',
    description: 'Requires your password and a code. The earlier recovery codes are no longer valid.',
    response: RecoveryCodesDto,
    errors: { 409: 'The second factor is off', 422: 'Validation failed; see `details`', 429: TOO_MANY },
  })
  async codes(@CurrentCaller() caller: Caller, @Body() body: PasswordAndCodeDto): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.replace.execute(caller, body) };
  }

  @Post('off')
  @Describe({
    id: 'turnOffMySecondFactor',
    summary: 'Turn your second factor off',
    description: 'Requires your password and a code of the app, or a recovery code.',
    response: null,
    success: 'Turned off',
    errors: { 409: 'The second factor is off', 422: 'Validation failed; see `details`', 429: TOO_MANY },
  })
  off(@CurrentCaller() caller: Caller, @Body() body: PasswordAndCodeDto): Promise<void> {
    return this.turnOff.execute(caller, body);
  }
}
