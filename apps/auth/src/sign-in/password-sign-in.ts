import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../proof/passwords/passwords.js';
import type { Account } from '../store/accounts/account.js';
import { AccountAudit } from '../store/audit/account-audit.js';
import { CompanySessionsReader } from '../store/sessions/company-sessions.reader.js';

/** A sign-in by the address and the password. */
@Injectable()
export class PasswordSignIn {
  constructor(
    private readonly passwords: Passwords,
    private readonly companySessions: CompanySessionsReader,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * @returns the account, or why the password opens none: it is wrong, or a company signs the person in
   * @throws ValidationError when the text is not an e-mail address; TooManyRequestsError; ServiceBusyError
   */
  async execute(
    email: string,
    password: string,
    origin: RequestOrigin,
  ): Promise<{ account: Account } | { refused: 'company' | 'wrong' }> {
    const account = await this.passwords.signIn(email, password, origin);
    if (!account) return { refused: 'wrong' };
    if (!(await this.companySessions.needsCompany(account.id))) return { account };
    await this.audit.append(account.email, 'password.refused', origin);
    return { refused: 'company' };
  }
}
