import {
  DomainError,
  ValidationError,
  type Caller,
  type ProofMethod,
  type SecondFactorProofDto,
} from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Account } from '../../store/accounts/account.js';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.js';
import { PasskeyRejectedError } from '../passkeys/web-authn.js';
import { Passwords } from '../passwords/passwords.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.js';
import { requireOn } from '../second-factor/second-factor-state.js';

/** The strongest proof that a person has, shown again in a session (decision 81). */
@Injectable()
export class StrongestProof {
  constructor(
    private readonly passwords: Passwords,
    private readonly check: SecondFactorCheck,
    private readonly passkeys: PasskeySignIn,
  ) {}

  /** What the browser needs to use a passkey. @throws DomainError when there is none */
  async begin(account: Account, caller: Caller): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await this.passkeys.begin(bindingOf(account, caller), account.id);
    if ((options.allowCredentials ?? []).length === 0)
      throw new DomainError(
        'conflict',
        'You have no passkey; send a code of your authenticator app, or your password.',
      );
    return options;
  }

  /**
   * @throws DomainError when the account has no such proof, or it is wrong; ValidationError without exactly one of them;
   * TooManyRequestsError
   */
  async verify(
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
    const binding = bindingOf(account, caller);
    const attempt = { text: JSON.stringify(passkey), binding, accountId: account.id };
    try {
      await this.passkeys.execute(attempt, caller.origin);
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
