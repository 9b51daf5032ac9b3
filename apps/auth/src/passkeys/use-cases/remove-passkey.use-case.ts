import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { Notices } from '../../proof/notices/notices.js';
import { OwnerProof } from '../../proof/passkeys/owner-proof.js';
import { SecondFactorChange } from '../../proof/second-factor/second-factor-change.js';
import { requireNotDemanded } from '../../proof/second-factor/second-factor-state.js';
import type { AuthTransaction } from '../../store/audit/auth-changes.js';
import { PasskeysRepository } from '../../store/factors/passkeys.repository.js';
import { SecondFactorsReader } from '../../store/factors/second-factors.reader.js';
import { grantIdOf } from '../../store/grants/grant-id.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { BrowserSessions } from '../../store/sessions/browser-sessions.js';

/** Removes a passkey, and ends the sessions that began with it, except the one of the request. AI clients stay connected. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly proof: OwnerProof,
    private readonly passkeys: PasskeysRepository,
    private readonly factors: SecondFactorsReader,
    private readonly change: SecondFactorChange,
    private readonly sessions: BrowserSessions,
    private readonly grants: GrantsRepository,
    private readonly leases: LeaseRevocation,
    private readonly notices: Notices,
    private readonly clock: Clock,
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
    const workspaceIds = await this.change.run(
      by,
      'passkey.remove',
      async (tx) => {
        await this.requireAnother(tx, account.id);
        await this.sessions.endPending(tx, account.id);
        const own = await this.grants.sessionOf(tx, grantIdOf(principal));
        const ended = await this.endSessions(tx, id, own);
        if (!(await this.passkeys.remove(tx, account.id, id))) throw new NotFoundError('passkey', id);
        await this.sessions.forgetFactors(tx, account.id);
        return ended;
      },
      { name },
    );
    this.notices.send({ kind: 'passkey_removed', name }, account.id, origin);
    await this.leases.revoke(workspaceIds);
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

  /** @returns the workspaces in which access of the screen ended */
  private async endSessions(tx: AuthTransaction, id: number, own: Buffer | null): Promise<number[]> {
    const workspaceIds = new Set<number>();
    for (const sessionHash of await this.passkeys.sessionsOf(tx, id, own)) {
      await this.sessions.end(sessionHash, tx);
      const revoked = await this.grants.revoke(tx, { sessionHash }, null, this.clock.now());
      for (const workspaceId of revoked.workspaceIds) workspaceIds.add(workspaceId);
    }
    return [...workspaceIds];
  }
}
