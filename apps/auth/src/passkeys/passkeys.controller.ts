import {
  AddPasskeyDto,
  PasskeyDto,
  PasskeyOptionsDto,
  PasskeyProofDto,
  UpdatePasskeyDto,
  type Caller,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId } from '@kiban/http-kit';
import { Body, Controller, Get, Header, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { PasskeysReader } from '../store/factors/passkeys.reader.js';
import { presentPasskey } from './passkey.presenter.js';
import { AddPasskey } from './use-cases/add-passkey.use-case.js';
import { RemovePasskey } from './use-cases/remove-passkey.use-case.js';
import { RenamePasskey } from './use-cases/rename-passkey.use-case.js';
import { StartPasskey } from './use-cases/start-passkey.use-case.js';

const TOO_MANY = 'Too many wrong passwords or codes; wait `Retry-After` seconds';
const NONE = 'You have no such passkey';
const INVALID = 'Validation failed; see `details`';

/** The caller’s own passkeys. Only for people at the screen. */
@ApiTags('Members')
@Allow('screen')
@Controller('api/v1/me/passkeys')
export class PasskeysController {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly passkeys: PasskeysReader,
    private readonly start: StartPasskey,
    private readonly addPasskey: AddPasskey,
    private readonly renamePasskey: RenamePasskey,
    private readonly removePasskey: RemovePasskey,
  ) {}

  @Get()
  @Describe({
    id: 'listMyPasskeys',
    summary: 'List your passkeys',
    description:
      'The keys that sign you in without the password, the oldest first. A passkey verifies its person, so it also replaces the code of a second factor.',
    response: [PasskeyDto],
    errors: {},
  })
  async list(@CurrentCaller() { principal }: Caller): Promise<PasskeyDto[]> {
    const account = await this.accounts.ofMember(principal.member.id);
    return account ? (await this.passkeys.of(account.id)).map(presentPasskey) : [];
  }

  @Post('options')
  @Header('cache-control', 'no-store')
  @Describe({
    id: 'startMyPasskey',
    summary: 'Begin to add a passkey',
    description:
      'Requires your password, and a code while your second factor is on. Returns the options with which the browser makes a passkey. They are valid once, ' +
      'for five minutes and this session; other options replace them.',
    response: PasskeyOptionsDto,
    errors: { 409: 'You have as many passkeys as an account can have', 422: INVALID, 429: TOO_MANY },
  })
  async options(@CurrentCaller() caller: Caller, @Body() body: PasskeyProofDto): Promise<PasskeyOptionsDto> {
    return { publicKey: { ...(await this.start.execute(caller, body)) } };
  }

  @Post()
  @Describe({
    id: 'addMyPasskey',
    summary: 'Add a passkey',
    description:
      'Keeps a passkey that the browser made with the options. It then signs you in, also without the password.',
    response: PasskeyDto,
    status: 201,
    errors: {
      409: 'The options are no longer valid, or the passkey was added before',
      422: INVALID,
    },
  })
  async add(@CurrentCaller() caller: Caller, @Body() body: AddPasskeyDto): Promise<PasskeyDto> {
    return presentPasskey(await this.addPasskey.execute(caller, body));
  }

  @Patch(':id')
  @Describe({
    id: 'updateMyPasskey',
    summary: 'Rename a passkey',
    description: 'Changes the name by which you recognize it.',
    response: PasskeyDto,
    pathIds: { id: 'The passkey' },
    errors: { 404: NONE, 422: INVALID },
  })
  async rename(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() { name }: UpdatePasskeyDto,
  ): Promise<PasskeyDto> {
    return presentPasskey(await this.renamePasskey.execute(caller, id, name));
  }

  @Post(':id/remove')
  @Describe({
    id: 'removeMyPasskey',
    summary: 'Remove a passkey',
    description:
      'Requires your password, and a code while your second factor is on. Signs out the browsers that it signed in, except this one, before the response is ' +
      'sent. AI clients stay.',
    response: null,
    success: 'Removed',
    pathIds: { id: 'The passkey' },
    errors: { 404: NONE, 409: 'A workspace demands it as your second factor', 422: INVALID, 429: TOO_MANY },
  })
  remove(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: PasskeyProofDto,
  ): Promise<void> {
    return this.removePasskey.execute(caller, id, body);
  }
}
