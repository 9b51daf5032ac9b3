import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { SessionEnd } from '../../proof/ended-access/session-end.js';
import { OwnerProof } from '../../proof/passkeys/owner-proof.js';
import { requireNotDemanded } from '../../proof/second-factor/second-factor-state.js';
import type { AuthTransaction } from '../../store/audit/auth-changes.js';
import { PasskeysRepository } from '../../store/factors/passkeys.repository.js';
import { SecondFactorsReader } from '../../store/factors/second-factors.reader.js';
import { CallerSession } from '../../store/rights/caller-session.js';

/** Removes a passkey, and ends the sessions that began with it, except the one of the request. AI clients stay connected. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly proof: OwnerProof,
    private readonly passkeys: PasskeysRepository,
    private readonly factors: SecondFactorsReader,
    private readonly change: CredentialChange,
    private readonly session: CallerSession,
    private readonly sessionEnd: SessionEnd,
  ) {}

  /**
   * Resolves when every replica rejects the sessions.
   * @throws NotFoundError when the account has no such passkey; DomainError when the password or the code is wrong, or a workspace
   * demands the last one; TooManyRequestsError
   */
  async execute(
    caller: Caller,
    id: number,
    given: { password: string; code?: string | null },
  ): Promise<void> {
    const { principal, origin } = caller;
    const account = await this.proof.require(caller, given);
    const name = await this.nameOf(account.id, id);
    const by = { account, principal, origin, via: 'screen' } as const;
    await this.change.run(
      by,
      'passkey.remove',
      async (tx) => {
        await this.requireAnother(tx, account.id);
        await this.sessionEnd.pending(tx, account.id);
        const { sessionHash } = await this.session.of(principal, tx);
        await this.sessionEnd.of(tx, await this.passkeys.sessionsOf(tx, id, sessionHash));
        if (!(await this.passkeys.remove(tx, account.id, id))) throw new NotFoundError('passkey', id);
        await this.sessionEnd.forgetFactors(tx, account.id);
      },
      { details: () => ({ name }), notice: { kind: 'passkey_removed', name } },
    );
  }

  private async nameOf(accountId: number, id: number): Promise<string> {
    const passkey = (await this.passkeys.of(accountId)).find((each) => each.id === id);
    if (!passkey) throw new NotFoundError('passkey', id);
    return passkey.name;
  }

  /** The last passkey of a person without an authenticator app is what a workspace demands. */
  private async requireAnother(tx: AuthTransaction, accountId: number): Promise<void> {
    if ((await this.passkeys.of(accountId, tx)).length > 1 || (await this.factors.isOn(accountId, tx)))
      return;
    requireNotDemanded(await this.factors.demandedBy(accountId, tx));
  }
}
