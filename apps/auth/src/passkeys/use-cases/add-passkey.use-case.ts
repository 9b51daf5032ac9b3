import {
  DomainError,
  NotFoundError,
  ValidationError,
  type AddPasskeyDto,
  type Caller,
} from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { Notices } from '../../proof/notices/notices.js';
import { readClientData, readCreated, type CreatedCredential } from '../../proof/passkeys/credential-json.js';
import { PasskeyChallenges } from '../../proof/passkeys/passkey-challenges.js';
import { PasskeyRejectedError, WebAuthn } from '../../proof/passkeys/web-authn.js';
import { SecondFactorChange } from '../../proof/second-factor/second-factor-change.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { readPasskeyName } from '../../store/accounts/names.js';
import type { Passkey, PasskeyKey } from '../../store/factors/passkey.js';
import { PasskeysRepository } from '../../store/factors/passkeys.repository.js';
import { grantIdOf } from '../../store/grants/grant-id.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { BrowserSessions } from '../../store/sessions/browser-sessions.js';
import { defaultPasskeyName } from '../passkey-name.js';
import { addingBinding, requireRoom } from './start-passkey.use-case.js';

/** Keeps a passkey that the browser made for a challenge of this session. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly webAuthn: WebAuthn,
    private readonly change: SecondFactorChange,
    private readonly sessions: BrowserSessions,
    private readonly grants: GrantsRepository,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ValidationError when the credential is not one of this deployment; DomainError when the challenge is no longer valid, or
   * the account has 20 passkeys
   */
  async execute({ principal, origin }: Caller, body: AddPasskeyDto): Promise<Passkey> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    const name = body.name === undefined ? defaultPasskeyName(origin.userAgent) : readPasskeyName(body.name);
    const credential = readCreated(body.credential);
    const challenge = credential && readClientData(credential)?.challenge;
    if (!credential || challenge === undefined)
      throw invalid('credential must be what navigator.credentials.create returned, as JSON.');
    if (!(await this.challenges.spend(addingBinding(account, principal), challenge)))
      throw new DomainError('conflict', 'These options were used, replaced, or are older than five minutes.');
    const key = await this.verify(credential, challenge);
    const by = { account, principal, origin, via: 'screen' } as const;
    const passkey = await this.change.run(
      by,
      'passkey.add',
      async (tx) => {
        requireRoom((await this.passkeys.of(account.id, tx)).length);
        const added = await this.passkeys.insert(tx, account.id, {
          ...key,
          name,
          createdAt: this.clock.now(),
        });
        if (!added) throw new DomainError('conflict', 'This passkey was added before.');
        // The device has just verified its person.
        const own = await this.grants.sessionOf(tx, grantIdOf(principal));
        if (own) await this.sessions.show(tx, own, 'factor');
        return added;
      },
      { name },
    );
    this.notices.send({ kind: 'passkey_added', name }, account.id, origin);
    return passkey;
  }

  private async verify(credential: CreatedCredential, challenge: string): Promise<PasskeyKey> {
    try {
      this.webAuthn.requireOwnOrigin(credential);
      return await this.webAuthn.verifyCreated(credential, challenge);
    } catch (error) {
      throw error instanceof PasskeyRejectedError ? invalid(error.message) : error;
    }
  }
}

function invalid(message: string): ValidationError {
  return new ValidationError('credential', 'passkey', message);
}
