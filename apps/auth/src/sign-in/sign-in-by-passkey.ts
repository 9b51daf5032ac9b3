import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { PasskeyChallenges } from '../proof/passkeys/passkey-challenges.js';
import { PasskeySignIn, type SignedInByPasskey } from '../proof/passkeys/passkey-sign-in.js';
import { PasskeyRejectedError, WebAuthn } from '../proof/passkeys/web-authn.js';
import type { Account } from '../store/accounts/account.js';
import { AccountAudit } from '../store/audit/account-audit.js';
import { PasskeysReader } from '../store/factors/passkeys.reader.js';
import { CompanySessionsReader } from '../store/sessions/company-sessions.reader.js';

/** A sign-in by a passkey: alone, or in place of the code for an account. */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly passkeys: PasskeysReader,
    private readonly challenges: PasskeyChallenges,
    private readonly webAuthn: WebAuthn,
    private readonly passkeySignIn: PasskeySignIn,
    private readonly companySessions: CompanySessionsReader,
    private readonly audit: AccountAudit,
  ) {}

  /** What the browser needs to use a passkey. For an account it names those of the account. */
  async begin(uid: string, account: Account | undefined): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const challenge = await this.challenges.issue(bindingOf(uid, account));
    const allowed = account && (await this.passkeys.referencesOf(account.id));
    return this.webAuthn.requestOptions(challenge, allowed);
  }

  /**
   * @param text what the browser returned, as JSON
   * @param byCompany whether the company’s sign-in preceded it
   * @throws PasskeyRejectedError also when a workspace of the account demands the sign-in by its company
   */
  async execute(
    uid: string,
    { text, account, byCompany }: { text: string; account: Account | undefined; byCompany: boolean },
    origin: RequestOrigin,
  ): Promise<SignedInByPasskey> {
    const attempt = { text, binding: bindingOf(uid, account), accountId: account?.id };
    const signedIn = await this.passkeySignIn.execute(attempt, origin);
    if (!byCompany) await this.requireNoCompany(signedIn.account, origin);
    return signedIn;
  }

  private async requireNoCompany(account: Account, origin: RequestOrigin): Promise<void> {
    if (!(await this.companySessions.needsCompany(account.id))) return;
    await this.audit.append(account.email, 'passkey.refused', origin, 'passkey');
    throw new PasskeyRejectedError('Your company signs you in. Start again, and choose your company.');
  }
}

/** The interaction belongs to one browser, and its second step to one account. */
function bindingOf(uid: string, account: Account | undefined): string {
  return account ? `second step ${uid} of account ${account.id}` : `sign-in ${uid}`;
}
