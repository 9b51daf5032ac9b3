import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { Account } from '../../store/accounts/account.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { MembersReader } from '../../store/members/members.reader.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { BrowserSessions } from '../../store/sessions/browser-sessions.js';
import { lockWorkspace, type LockedWorkspace } from '../../store/workspaces/workspace-lock.js';

/** A change of an account that ends what it is signed in to. */
export interface AccountChange {
  account: Pick<Account, 'id' | 'name'>;
  /** Of the audit entry in each workspace, and the reason in the entries of its AI clients. */
  action: string;
  /** An operator is no member, so audit entries of `operator` name no actor. */
  by: 'person' | 'operator';
  via: string;
  origin: RequestOrigin | null;
  /** Of the audit entry. */
  details?: Record<string, unknown>;
}

/** What a change lets continue: the browser session of this grant, with the new credentials. */
export interface Kept {
  grantId: number;
  credentialEpoch: number;
}

/**
 * Ends the browser sessions, the screen’s grants and the AI clients of an account. API tokens belong to their workspace
 * and stay.
 */
@Injectable()
export class AccountAccessEnd {
  constructor(
    private readonly changes: AuthChanges,
    private readonly members: MembersReader,
    private readonly sessions: BrowserSessions,
    private readonly grants: GrantsRepository,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica rejects what ended.
   * @param apply the change itself; null lets nothing continue
   */
  async run(change: AccountChange, apply: (tx: AuthTransaction) => Promise<Kept | null>): Promise<void> {
    const { account } = change;
    const memberships = await this.members.ofAccount(account.id);
    const ended = await this.changes.run(async (tx) => {
      // Locked in the order of their ids, as everywhere.
      const workspaces = new Map<number, LockedWorkspace>();
      for (const id of memberships.map((each) => each.workspaceId).sort((left, right) => left - right))
        workspaces.set(id, await lockWorkspace(tx, id));
      // A password that was verified a moment ago must not begin a session of the state before.
      await this.sessions.endPending(tx, account.id);
      const kept = await apply(tx);
      const sessionsEnded = await this.endSessions(tx, account.id, kept);
      const revoked = await this.grants.revoke(
        tx,
        { accountId: account.id, exceptGrantId: kept?.grantId ?? 0 },
        null,
        this.clock.now(),
      );
      for (const { workspaceId, memberId } of memberships) {
        const person = { memberId, name: account.name };
        const actor = change.by === 'person' ? person : { memberId: null, name: null };
        const by = { workspaceId, actor, via: change.via, origin: change.origin };
        tx.audit({
          ...by,
          action: change.action,
          target: `member ${memberId}`,
          details: { ...change.details, sessionsEnded },
        });
        const workspace = workspaces.get(workspaceId);
        for (const { id, clientName: name } of revoked.connections.filter(
          (each) => each.workspaceId === workspaceId,
        )) {
          // An event always has an actor: for an operator it is the person whose client it was.
          if (workspace) tx.append({ kind: 'client.revoke', workspace, actor: person, data: { id, name } });
          tx.audit({
            ...by,
            action: 'client.revoke',
            target: `client ${id}`,
            details: { name, because: change.action },
          });
        }
      }
      return revoked.workspaceIds;
    });
    // Tokens that the person issued end with a disabled account, so an operator’s change concerns all workspaces.
    const all = memberships.map(({ workspaceId }) => workspaceId);
    await this.leases.revoke(change.by === 'operator' ? all : ended);
  }

  private async endSessions(tx: AuthTransaction, accountId: number, kept: Kept | null): Promise<number> {
    const uidHash = kept && (await this.grants.sessionOf(tx, kept.grantId));
    const keep = uidHash && { uidHash, credentialEpoch: kept.credentialEpoch };
    return this.sessions.endOfAccount(tx, accountId, keep);
  }
}
