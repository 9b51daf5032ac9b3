import {
  DomainError,
  NotFoundError,
  ValidationError,
  type Caller,
  type ProofMethod,
  type SecondFactorProofDto,
} from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { AuthConfig } from '../../config/auth-config.js';
import { Clock } from '../../infrastructure/clock.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import { PasskeyChallenges } from '../../proof/passkeys/passkey-challenges.js';
import { PasskeySignIn } from '../../proof/passkeys/passkey-sign-in.js';
import { PasskeyRejectedError, WebAuthn } from '../../proof/passkeys/web-authn.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { SecondFactorChange } from '../../proof/second-factor/second-factor-change.js';
import { SecondFactorCheck } from '../../proof/second-factor/second-factor-check.js';
import { requireOn } from '../../proof/second-factor/second-factor-state.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { PasskeysReader } from '../../store/factors/passkeys.reader.js';
import { grantIdOf } from '../../store/grants/grant-id.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { BrowserSessions } from '../../store/sessions/browser-sessions.js';
import { freshUntil } from '../../token-check/principals.reader.js';

/** The person of a session shows that it is them, for critical changes (decisions 64 and 81). */
@Injectable()
export class ShowSecondFactor {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly passwords: Passwords,
    private readonly sessions: BrowserSessions,
    private readonly grants: GrantsRepository,
    private readonly check: SecondFactorCheck,
    private readonly change: SecondFactorChange,
    private readonly passkeys: PasskeysReader,
    private readonly challenges: PasskeyChallenges,
    private readonly webAuthn: WebAuthn,
    private readonly passkeySignIn: PasskeySignIn,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** What the browser needs to use a passkey. @throws DomainError when there is none */
  async begin(caller: Caller): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const account = await this.accountOf(caller);
    const allowed = await this.passkeys.referencesOf(account.id);
    if (allowed.length === 0)
      throw new DomainError(
        'conflict',
        'You have no passkey; send a code of your authenticator app, or your password.',
      );
    const challenge = await this.challenges.issue(bindingOf(account, caller));
    return this.webAuthn.requestOptions(challenge, allowed);
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
    const way = await this.verify(account, caller, given);
    const shownAt = this.clock.now();
    const by = { account, principal, origin, via: 'screen' } as const;
    await this.change.run(
      by,
      'second_factor.shown',
      async (tx) => {
        const uidHash = await this.grants.sessionOf(tx, grantIdOf(principal));
        const proof = way === 'password' ? way : 'factor';
        if (!uidHash || !(await this.sessions.show(tx, uidHash, proof)))
          throw new DomainError('conflict', 'This sign-in has ended; sign in again.');
      },
      { way },
    );
    return freshUntil(shownAt, this.config.SECOND_FACTOR_FRESH_S) as string;
  }

  private async accountOf({ principal }: Caller): Promise<Account> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    return account;
  }

  private async verify(
    account: Account,
    caller: Caller,
    { code, passkey, password }: SecondFactorProofDto,
  ): Promise<ProofMethod> {
    if ([code, passkey, password].filter((proof) => proof !== undefined).length !== 1)
      throw new ValidationError('code', 'one_of', 'Send one of code, passkey and password.');
    if (password !== undefined) return this.verifyPassword(caller, password);
    if (code !== undefined) {
      requireOn(await this.check.isOn(account.id));
      await this.check.require(account, code, caller.origin);
      return 'code';
    }
    const attempt = {
      text: JSON.stringify(passkey),
      binding: bindingOf(account, caller),
      accountId: account.id,
    };
    try {
      await this.passkeySignIn.execute(attempt, caller.origin);
    } catch (error) {
      throw error instanceof PasskeyRejectedError ? new DomainError('wrong_code', error.message) : error;
    }
    return 'passkey';
  }

  private async verifyPassword({ principal, origin }: Caller, password: string): Promise<'password'> {
    // Where a passkey was added since, the password that is shown now does not count.
    if (principal.secondFactor?.methods?.includes('password') !== true)
      throw new DomainError('conflict', 'You have a passkey or an authenticator app; show that instead.');
    await this.passwords.confirm(principal.member.id, password, origin);
    return 'password';
  }
}

/** One session of the account. */
function bindingOf({ id, credentialEpoch }: Account, { principal }: Caller): string {
  return `show the second factor of account ${id} with password ${credentialEpoch} in session ${principal.credentialId}`;
}
