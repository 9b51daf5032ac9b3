import { DomainError, NotFoundError, type Caller, type SecondFactorProofDto } from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { AuthConfig } from '../../config/auth-config.js';
import { Clock } from '../../infrastructure/clock.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { StrongestProof } from '../../proof/credentials/strongest-proof.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { CallerSession } from '../../store/rights/caller-session.js';
import { freshUntil } from '../../token-check/principals.reader.js';

/** The person of a session shows that it is them, for critical changes (decisions 64 and 81). */
@Injectable()
export class ShowSecondFactor {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly proof: StrongestProof,
    private readonly session: CallerSession,
    private readonly change: CredentialChange,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** What the browser needs to use a passkey. @throws DomainError when there is none */
  async begin(caller: Caller): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.proof.begin(await this.accountOf(caller), caller);
  }

  /**
   * Resolves when every replica knows.
   * @returns until when it counts, as an ISO timestamp
   * @throws DomainError when the account has no such proof, it is wrong, or the session has ended; ValidationError without exactly
   * one of them; TooManyRequestsError
   */
  async execute(caller: Caller, given: SecondFactorProofDto): Promise<string> {
    const { principal, origin } = caller;
    const account = await this.accountOf(caller);
    const way = await this.proof.verify(account, caller, given);
    const shownAt = this.clock.now();
    const by = { account, principal, origin, via: 'screen' } as const;
    await this.change.run(
      by,
      'second_factor.shown',
      async (tx) => {
        if (!(await this.session.show(tx, principal, way === 'password' ? way : 'factor')))
          throw new DomainError('conflict', 'This sign-in has ended; sign in again.');
      },
      { details: () => ({ way }) },
    );
    return freshUntil(shownAt, this.config.SECOND_FACTOR_FRESH_S) as string;
  }

  private async accountOf({ principal }: Caller): Promise<Account> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    return account;
  }
}
