import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { CompanyIdentity } from '../../proof/company/company-identity.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { SecondFactorCheck } from '../../proof/second-factor/second-factor-check.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import type { SignInProvider } from '../../store/providers/sign-in-provider.js';
import { SignInProvidersReader } from '../../store/providers/sign-in-providers.reader.js';
import { CompanyLinkStep } from './company-link-step.js';

/** An identity at a company, and the account of its address, which is used elsewhere too. */
interface Claim {
  identity: CompanyIdentity;
  provider: SignInProvider;
  account: Account;
}

type Proof = { withSecondFactor: boolean } | { fault: string; asksCode?: boolean; status: number };

/** The owner of an account confirms that it belongs to the person whom a company’s provider has signed in. */
@Injectable()
export class CompanyLink {
  constructor(
    private readonly steps: CompanyLinkStep,
    private readonly providers: SignInProvidersReader,
    private readonly accounts: AccountsReader,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorCheck,
  ) {}

  /**
   * @param step the value in the form
   * @returns undefined when it was not issued for this interaction, is too old, or the provider or the account is gone
   */
  async read(uid: string, step: string): Promise<Claim | undefined> {
    const identity = this.steps.read(uid, step);
    if (!identity) return undefined;
    const provider = await this.providers.byId(identity.providerId);
    const account = await this.accounts.byEmail(identity.email);
    return provider && account && { identity, provider, account };
  }

  /** The password of an account, and a code if it has a second factor. @throws TooManyRequestsError */
  async prove(account: Account, password: string, code: string, origin: RequestOrigin): Promise<Proof> {
    if (!(await this.passwords.matches(account, password, origin)))
      return { fault: 'The password is wrong. Try again.', status: 403 };
    const outcome = await this.factors.beside(account, code, origin);
    if (outcome === 'missing')
      return { fault: 'Enter a code of your authenticator app too.', asksCode: true, status: 403 };
    if (outcome === 'wrong')
      return { fault: 'The code is wrong or was used before.', asksCode: true, status: 403 };
    return { withSecondFactor: outcome === 'right' };
  }
}
