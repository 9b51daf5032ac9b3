import { ChangeEmailDto, MyEmailDto, NotFoundError, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe } from '@kiban/http-kit';
import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../infrastructure/clock.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { NewAddressesReader } from '../store/accounts/new-addresses.reader.js';
import { CancelNewEmail } from './use-cases/cancel-new-email.use-case.js';
import { RequestNewEmail } from './use-cases/request-new-email.use-case.js';

/** The caller’s own e-mail address. Only for people at the screen. */
@ApiTags('Members')
@Allow('screen')
@Controller('api/v1/me/email')
export class NewEmailController {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly addresses: NewAddressesReader,
    private readonly requestNewEmail: RequestNewEmail,
    private readonly cancelNewEmail: CancelNewEmail,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Describe({
    id: 'getMyEmail',
    summary: 'Read your e-mail address',
    description: 'With a new address that is not confirmed by both mailboxes yet.',
    response: MyEmailDto,
    errors: {},
  })
  async get(@CurrentCaller() { principal }: Caller): Promise<MyEmailDto> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    const pending = await this.addresses.of(account.id, this.clock.now());
    return {
      email: account.email,
      pending: pending
        ? {
            email: pending.email,
            oldConfirmed: pending.oldConfirmedAt !== null,
            newConfirmed: pending.newConfirmedAt !== null,
            expiresAt: pending.expiresAt.toISOString(),
          }
        : null,
    };
  }

  @Post()
  @Describe({
    id: 'changeMyEmail',
    summary: 'Change your e-mail address',
    description:
      'Requires your password. Mails a link to the present and to the new address. The address changes once both were opened, within a day. Replaces a ' +
      'change that is pending. If the new address has an account already, only its mailbox learns that.',
    needsFreshFactor: 'or its password',
    response: MyEmailDto,
    errors: {
      409: 'Your company signs you in',
      422: 'Validation failed; see `details`',
      429: 'Too many wrong passwords or new addresses; wait `Retry-After` seconds',
    },
  })
  async change(@CurrentCaller() caller: Caller, @Body() body: ChangeEmailDto): Promise<MyEmailDto> {
    await this.requestNewEmail.execute(caller, body);
    return this.get(caller);
  }

  @Delete('pending')
  @Describe({
    id: 'cancelMyEmailChange',
    summary: 'Withdraw your new e-mail address',
    description: 'Its links are no longer valid, and your present address stays.',
    response: null,
    success: 'Withdrawn',
    errors: { 404: 'No new address is pending' },
  })
  cancel(@CurrentCaller() caller: Caller): Promise<void> {
    return this.cancelNewEmail.execute(caller);
  }
}
