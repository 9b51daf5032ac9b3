import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { PasskeySignIn, type SignedInByPasskey } from '../../proof/passkeys/passkey-sign-in.js';
import type { Account } from '../../store/accounts/account.js';

/** A sign-in by a passkey: alone, or in place of the code for an account. */
@Injectable()
export class SignInByPasskey {
  constructor(private readonly passkeySignIn: PasskeySignIn) {}

  /** What the browser needs to use a passkey. For an account it names those of the account. */
  begin(uid: string, account: Account | undefined): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.passkeySignIn.begin(bindingOf(uid, account), account?.id);
  }

  /**
   * @param text what the browser returned, as JSON
   * @throws PasskeyRejectedError
   */
  execute(
    uid: string,
    { text, account }: { text: string; account: Account | undefined },
    origin: RequestOrigin,
  ): Promise<SignedInByPasskey> {
    const attempt = { text, binding: bindingOf(uid, account), accountId: account?.id };
    return this.passkeySignIn.execute(attempt, origin);
  }
}

/** The interaction belongs to one browser, and its second step to one account. */
function bindingOf(uid: string, account: Account | undefined): string {
  return account ? `second step ${uid} of account ${account.id}` : `sign-in ${uid}`;
}
