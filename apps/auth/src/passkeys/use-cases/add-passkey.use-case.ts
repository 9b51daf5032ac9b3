import {
  DomainError,
  NotFoundError,
  ValidationError,
  type AddPasskeyDto,
  type Caller,
} from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { PasskeyCreation } from '../../proof/passkeys/passkey-creation.js';
import { PasskeyRejectedError } from '../../proof/passkeys/web-authn.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { readPasskeyName } from '../../store/accounts/names.js';
import type { Passkey, PasskeyKey } from '../../store/factors/passkey.js';
import { PasskeysRepository } from '../../store/factors/passkeys.repository.js';
import { CallerSession } from '../../store/rights/caller-session.js';
import { defaultPasskeyName } from '../passkey-name.js';
import { addingBinding, requireRoom } from './start-passkey.use-case.js';

/** Keeps a passkey that the browser made for a challenge of this session. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly passkeys: PasskeysRepository,
    private readonly creation: PasskeyCreation,
    private readonly change: CredentialChange,
    private readonly session: CallerSession,
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
    const key = await this.verify(body.credential, addingBinding(account, principal));
    const by = { account, principal, origin, via: 'screen' } as const;
    return this.change.run(
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
        await this.session.show(tx, principal, 'factor');
        return added;
      },
      { details: () => ({ name }), notice: { kind: 'passkey_added', name } },
    );
  }

  private async verify(credential: unknown, binding: string): Promise<PasskeyKey> {
    try {
      return await this.creation.verify(credential, binding);
    } catch (error) {
      throw error instanceof PasskeyRejectedError
        ? new ValidationError('credential', 'passkey', error.message)
        : error;
    }
  }
}
