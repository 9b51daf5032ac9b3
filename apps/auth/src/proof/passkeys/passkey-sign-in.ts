import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Clock } from '../../infrastructure/clock.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { AccountAudit } from '../../store/audit/account-audit.js';
import { PasskeysRepository } from '../../store/factors/passkeys.repository.js';
import { readClientData, readUsed, type UsedCredential } from './credential-json.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { notAccepted, PasskeyRejectedError, WebAuthn } from './web-authn.js';

export interface PasskeyAttempt {
  /** What the browser returned, as JSON. */
  text: string;
  /** Of the challenge. */
  binding: string;
  /** Whose passkey it must be; undefined when the passkey itself names the account. */
  accountId?: number | undefined;
}

export interface SignedInByPasskey {
  account: Account;
  passkeyId: number;
}

/** Verifies a passkey for a sign-in. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly webAuthn: WebAuthn,
    private readonly audit: AccountAudit,
    private readonly clock: Clock,
  ) {}

  /** What the browser needs to use a passkey: of any account, or of this one. */
  async begin(binding: string, accountId?: number): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const challenge = await this.challenges.issue(binding);
    const allowed = accountId === undefined ? undefined : await this.passkeys.referencesOf(accountId);
    return this.webAuthn.requestOptions(challenge, allowed);
  }

  /**
   * An unknown passkey, a closed account and a wrong signature are one: the message names none of them. Ids of credentials are random,
   * so no one finds an account by trying them.
   * @throws PasskeyRejectedError
   */
  async execute(attempt: PasskeyAttempt, origin: RequestOrigin): Promise<SignedInByPasskey> {
    const credential = readUsed(attempt.text);
    const challenge = credential && readClientData(credential)?.challenge;
    if (!credential || challenge === undefined) throw notAccepted();
    if (!(await this.challenges.spend(attempt.binding, challenge)))
      throw new PasskeyRejectedError('Too much time has passed, or the page was open twice. Try again.');
    this.webAuthn.requireOwnOrigin(credential);
    const passkey = await this.passkeys.byCredential(credential.id);
    const account = passkey && (await this.accounts.byId(passkey.accountId));
    if (!account || !isExpected(account, credential, attempt)) throw notAccepted();
    const counter = await this.verify(credential, challenge, { ...passkey, account }, origin);
    if (!(await this.passkeys.use(passkey.id, counter, this.clock.now()))) {
      await this.audit.append(account.email, 'passkey.counter', origin, 'passkey');
      throw notAccepted();
    }
    return { account, passkeyId: passkey.id };
  }

  private async verify(
    credential: UsedCredential,
    challenge: string,
    key: Parameters<WebAuthn['verifyUsed']>[2] & { account: Account },
    origin: RequestOrigin,
  ): Promise<number> {
    try {
      return await this.webAuthn.verifyUsed(credential, challenge, key);
    } catch (error) {
      if (error instanceof PasskeyRejectedError)
        await this.audit.append(key.account.email, 'passkey.wrong', origin, 'passkey');
      throw error;
    }
  }
}

/** Beside the password, the passkey is one of that account. Alone, it must name its account. */
function isExpected(account: Account, { response }: UsedCredential, { accountId }: PasskeyAttempt): boolean {
  return accountId === undefined ? Boolean(response.userHandle) : accountId === account.id;
}
