import { DomainError, type RequestOrigin } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { PasswordChange } from '../../proof/passwords/password-change.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { ResetLinks } from '../../proof/passwords/reset-links.js';
import type { Account } from '../../store/accounts/account.js';
import { CompanySessionsReader } from '../../store/sessions/company-sessions.reader.js';

/** Replaces a forgotten password by a mailed link. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly links: ResetLinks,
    private readonly passwordChange: PasswordChange,
    private readonly companySessions: CompanySessionsReader,
    private readonly passwords: Passwords,
  ) {}

  /** The account of a link that is still valid. */
  accountOf(secret: string): Promise<Account | undefined> {
    return this.links.accountOf(secret);
  }

  /** @throws ValidationError; DomainError when the link has been used */
  async execute(account: Account, secret: string, password: string, origin: RequestOrigin): Promise<void> {
    const useLink = async (tx: Executor): Promise<void> => {
      if (!(await this.companySessions.mayResetPassword(account.id, tx)))
        throw new DomainError(
          'conflict',
          'Your company signs you in. Sign in by it, then open the link again if you are asked for a password.',
        );
      if (!(await this.links.use(tx, secret)))
        throw new DomainError('conflict', 'This link was used or has expired; request a new one.');
    };
    await this.passwordChange.apply(
      { account, password, field: 'password', via: 'reset link' },
      { useLink },
      origin,
    );
    await this.passwords.trustNetwork(account.email, origin);
  }
}
