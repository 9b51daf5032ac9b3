import { randomBytes } from 'node:crypto';
import { DomainError, ValidationError, type Caller, type ChangeEmailDto } from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { RequestWindows } from '../../infrastructure/request-windows.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import { Mailer } from '../../mail/mailer.js';
import { addressMails } from '../../proof/notices/address-mails.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { SecondFactorChange } from '../../proof/second-factor/second-factor-change.js';
import { readEmail, type Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import type { NewAddress } from '../../store/accounts/new-addresses.reader.js';
import { NewAddressesRepository } from '../../store/accounts/new-addresses.repository.js';
import { CompanySessionsReader } from '../../store/sessions/company-sessions.reader.js';

const DAY_MS = 24 * 60 * 60_000;
const REQUESTS_PER_DAY = 20;

/** Begins a change of the caller's e-mail address: mails a link to the old and to the new one. */
@Injectable()
export class RequestNewEmail {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly passwords: Passwords,
    private readonly companySessions: CompanySessionsReader,
    private readonly addresses: NewAddressesRepository,
    private readonly change: SecondFactorChange,
    private readonly windows: RequestWindows,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * The response is the same whether the new address has an account. Only its mailbox learns that.
   * @throws DomainError when the password is wrong, or a company manages the address; ValidationError; TooManyRequestsError
   */
  async execute(caller: Caller, input: ChangeEmailDto): Promise<NewAddress> {
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
    const secrets = { old: newSecret(), new: newSecret() };
    const address = {
      accountId: account.id,
      email,
      credentialEpoch: account.credentialEpoch,
      expiresAt: new Date(this.clock.now().getTime() + DAY_MS),
    };
    const by = { account, principal, origin, via: 'screen' } as const;
    await this.change.run(
      by,
      'email.request',
      (tx) => this.addresses.insert(tx, address, { old: digestOf(secrets.old), new: digestOf(secrets.new) }),
      { email },
    );
    await this.mail(account, email, secrets);
    return { ...address, oldConfirmedAt: null, newConfirmedAt: null };
  }

  private async mail(account: Account, email: string, secrets: { old: string; new: string }): Promise<void> {
    const isTaken = (await this.accounts.byEmail(email)) !== undefined;
    const mails = addressMails(
      { from: account.email, to: email, publicOrigin: this.config.PUBLIC_ORIGIN, isTaken },
      secrets,
    );
    await Promise.all(mails.map((mail) => this.mailer.send(mail)));
  }
}

const newSecret = (): string => randomBytes(32).toString('base64url');
