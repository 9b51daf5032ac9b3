import { DomainError, limits, type Caller, type Principal } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { OwnerProof } from '../../proof/passkeys/owner-proof.js';
import { PasskeyCreation } from '../../proof/passkeys/passkey-creation.js';
import type { Account } from '../../store/accounts/account.js';
import { PasskeysReader } from '../../store/factors/passkeys.reader.js';

/** Begins to add a passkey: what the browser needs to make one. */
@Injectable()
export class StartPasskey {
  constructor(
    private readonly proof: OwnerProof,
    private readonly passkeys: PasskeysReader,
    private readonly creation: PasskeyCreation,
  ) {}

  /** @throws DomainError when the password or the code is wrong, or the account has 20 passkeys; TooManyRequestsError */
  async execute(
    caller: Caller,
    given: { password: string; code?: string | null },
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const account = await this.proof.require(caller, given);
    const existing = await this.passkeys.referencesOf(account.id);
    requireRoom(existing.length);
    return this.creation.begin(account, addingBinding(account, caller.principal), existing);
  }
}

/** One session of the account, while the password that was entered for it is the current one. */
export function addingBinding({ id, credentialEpoch }: Account, { credentialId }: Principal): string {
  return `add a passkey to account ${id} with password ${credentialEpoch} in session ${credentialId}`;
}

/** @throws DomainError */
export function requireRoom(count: number): void {
  if (count >= limits.passkeysPerAccountMax)
    throw new DomainError(
      'limit_reached',
      `Your account has ${limits.passkeysPerAccountMax} passkeys; remove one before you add another.`,
    );
}
