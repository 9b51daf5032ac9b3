import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import type { KeptSession } from '../../store/rights/caller-session.js';
import { BrowserSessions, type LiveSession } from '../../store/sessions/browser-sessions.js';
import { lockWorkspace } from '../../store/workspaces/workspace-lock.js';

/**
 * Ends browser sessions together with the screen’s access of them, in the transaction of a change that revokes leases after its
 * commit. AI clients that were connected in such a browser stay: they have their own list and revocation (decision 58).
 */
@Injectable()
export class SessionEnd {
  constructor(
    private readonly sessions: BrowserSessions,
    private readonly grants: GrantsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends one session under its locks, and pending sign-ins of its account.
   * @returns the workspaces in which the screen’s access ended
   */
  async signOut(tx: Executor, { uidHash, accountId }: LiveSession): Promise<number[]> {
    // Locks in the common order: workspaces, account, session, grants. A grant that is being created from the session
    // is committed or rejected before the last step.
    for (const workspaceId of await this.grants.workspacesOfSession(tx, uidHash))
      await lockWorkspace(tx, workspaceId);
    await this.pending(tx, accountId);
    return this.of(tx, [uidHash]);
  }

  /** Ends pending sign-ins. Locks the account. */
  pending(tx: Executor, accountId: number): Promise<void> {
    return this.sessions.endPending(tx, accountId);
  }

  /** @returns the workspaces in which the screen’s access ended */
  async of(tx: Executor, sessionHashes: readonly Buffer[]): Promise<number[]> {
    for (const hash of sessionHashes) await this.sessions.end(hash, tx);
    return (await this.grants.revoke(tx, { sessionHashes }, null, this.clock.now())).workspaceIds;
  }

  /** Ends all of an account but one. @returns the number of ended sessions */
  async others(tx: Executor, accountId: number, kept: KeptSession): Promise<number> {
    const { sessionHash, grantId } = kept;
    const ended = await this.sessions.endOthers(tx, accountId, sessionHash);
    const scope = sessionHash
      ? { screenOfAccountId: accountId, exceptSessionHash: sessionHash }
      : { screensOf: accountId, exceptGrantId: grantId };
    await this.grants.revoke(tx, scope, null, this.clock.now());
    return ended;
  }

  /** What any session was shown no longer counts: it may have been the factor that the account no longer has. */
  forgetFactors(tx: Executor, accountId: number): Promise<void> {
    return this.sessions.forgetFactors(tx, accountId);
  }
}
