import { DomainError, ValidationError, type Caller, type ChangeEmailDto } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { RequestWindows } from '../../infrastructure/request-windows.js';
import { AddressMails } from '../../proof/addresses/address-mails.js';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { readEmail } from '../../store/accounts/account.js';
import { CompanySessionsReader } from '../../store/sessions/company-sessions.reader.js';
import { NewAddressLinks } from '../new-address-links.js';

const DAY_MS = 24 * 60 * 60_000;
const REQUESTS_PER_DAY = 20;

/** Begins a change of the caller's e-mail address: mails a link to the old and to the new one. */
@Injectable()
export class RequestNewEmail {
  constructor(
    private readonly passwords: Passwords,
    private readonly companySessions: CompanySessionsReader,
    private readonly windows: RequestWindows,
    private readonly change: CredentialChange,
    private readonly links: NewAddressLinks,
    private readonly mails: AddressMails,
  ) {}

  /**
   * The response is the same whether the new address has an account. Only its mailbox learns that.
   * @throws DomainError when the password is wrong, or a company manages the address; ValidationError; TooManyRequestsError
   */
  async execute(caller: Caller, input: ChangeEmailDto): Promise<void> {
    const { principal, origin } = caller;
    const account = await this.passwords.confirm(principal.member.id, input.password, origin);
    const email = readEmail(input.email);
    if (email.toLowerCase() === account.email.toLowerCase())
      throw new ValidationError('email', 'unchanged', 'email must be another address than the present one.');
    if (await this.companySessions.needsCompany(account.id))
      throw new DomainError(
        'conflict',
        'Your company signs you in, and your address is the one it has of you.',
      );
    await this.windows.charge({
      subject: `new addresses of account ${account.id}`,
      windowMs: DAY_MS,
      max: REQUESTS_PER_DAY,
      message: 'Too many new addresses today; wait before you try again.',
    });
    const secrets = await this.change.run(
      { account, principal, origin, via: 'screen' },
      'email.request',
      (tx) => this.links.issue(tx, account, email),
      { details: () => ({ email }) },
    );
    await this.mails.requested({ from: account.email, to: email }, secrets);
  }
}
