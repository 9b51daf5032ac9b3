import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { deviceOf } from '../../infrastructure/device.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { grantIdOf } from '../../store/grants/grant-id.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { MembersReader, type Membership } from '../../store/members/members.reader.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { requireStanding } from '../../store/rights/standing.js';
import { BrowserSessions } from '../../store/sessions/browser-sessions.js';
import { lockWorkspace } from '../../store/workspaces/workspace-lock.js';
import { SessionsRepository } from '../sessions.repository.js';

/** What an ending did, for the audit log and the leases. */
interface Ending {
  action: 'session.end' | 'session.end_others';
  details: Record<string, unknown>;
  workspaceIds: readonly number[];
}

/**
 * Ends browser sessions of the caller, the screen’s access of them, and pending sign-ins of the account. AI clients that were
 * connected in such a browser stay, as after a sign-out: they have their own list and revocation (decision 58).
 */
@Injectable()
export class EndSessions {
  constructor(
    private readonly changes: AuthChanges,
    private readonly accounts: AccountsReader,
    private readonly browserSessions: BrowserSessions,
    private readonly sessions: SessionsRepository,
    private readonly grants: GrantsRepository,
    private readonly members: MembersReader,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica rejects the session.
   * @throws NotFoundError when it is not an active session of the caller
   */
  one(caller: Caller, id: number): Promise<void> {
    return this.end(caller, async (tx, accountId) => {
      const session = await this.sessions.lock(tx, id, accountId);
      if (!session) throw new NotFoundError('session', id);
      const { uidHash, userAgent } = session;
      await this.browserSessions.end(uidHash, tx);
      const { workspaceIds } = await this.grants.revoke(tx, { sessionHash: uidHash }, null, this.clock.now());
      return { action: 'session.end', details: { session: id, ...deviceOf(userAgent) }, workspaceIds };
    });
  }

  /** Ends all but the session of the request. Resolves when every replica rejects them. */
  others(caller: Caller): Promise<void> {
    return this.end(caller, async (tx, accountId) => {
      const own = await this.grants.sessionOf(tx, grantIdOf(caller.principal));
      const sessionsEnded = await this.browserSessions.endOthers(tx, accountId, own);
      const { workspaceIds } = await this.grants.revoke(
        tx,
        { screenOfAccountId: accountId, exceptSessionHash: own },
        null,
        this.clock.now(),
      );
      return { action: 'session.end_others', details: { sessionsEnded }, workspaceIds };
    });
  }

  private async end(
    caller: Caller,
    end: (tx: AuthTransaction, accountId: number) => Promise<Ending>,
  ): Promise<void> {
    const { principal } = caller;
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    const memberships = await this.members.ofAccount(account.id);
    const workspaceIds = await this.changes.run(async (tx) => {
      // Locks in the common order: workspaces by their ids, account, sessions, grants.
      for (const id of memberships.map((each) => each.workspaceId).sort((left, right) => left - right))
        await lockWorkspace(tx, id);
      await requireStanding(tx, principal);
      await this.browserSessions.endPending(tx, account.id);
      const ending = await end(tx, account.id);
      record(tx, memberships, caller, ending);
      return ending.workspaceIds;
    });
    await this.leases.revoke(workspaceIds);
  }
}

function record(
  tx: AuthTransaction,
  memberships: readonly Membership[],
  { origin }: Caller,
  { action, details }: Ending,
): void {
  for (const { workspaceId, memberId, name } of memberships)
    tx.audit({
      workspaceId,
      action,
      actor: { memberId, name },
      via: 'screen',
      origin,
      target: `member ${memberId}`,
      details,
    });
}
