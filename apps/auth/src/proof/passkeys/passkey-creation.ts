import { DomainError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Account } from '../../store/accounts/account.js';
import type { PasskeyKey, PasskeyReference } from '../../store/factors/passkey.js';
import { readClientData, readCreated } from './credential-json.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyRejectedError, WebAuthn } from './web-authn.js';

/** Verifies that a browser has made a passkey for this deployment. */
@Injectable()
export class PasskeyCreation {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly webAuthn: WebAuthn,
  ) {}

  /** What the browser needs. @param existing passkeys of the account */
  async begin(
    account: Account,
    binding: string,
    existing: readonly PasskeyReference[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.webAuthn.creationOptions(account, await this.challenges.issue(binding), existing);
  }

  /**
   * @param given what the browser returned
   * @param binding of the challenge
   * @throws PasskeyRejectedError; DomainError when the challenge is no longer valid
   */
  async verify(given: unknown, binding: string): Promise<PasskeyKey> {
    const credential = readCreated(given);
    const challenge = credential && readClientData(credential)?.challenge;
    if (!credential || challenge === undefined)
      throw new PasskeyRejectedError(
        'credential must be what navigator.credentials.create returned, as JSON.',
      );
    if (!(await this.challenges.spend(binding, challenge)))
      throw new DomainError('conflict', 'These options were used, replaced, or are older than five minutes.');
    this.webAuthn.requireOwnOrigin(credential);
    return this.webAuthn.verifyCreated(credential, challenge);
  }
}
