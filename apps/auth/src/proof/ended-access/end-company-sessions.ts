import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { MembersReader } from '../../store/members/members.reader.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import {
  type CompanySessionScope,
  CompanySessionsRepository,
} from '../../store/sessions/company-sessions.repository.js';
import { lockWorkspace } from '../../store/workspaces/workspace-lock.js';

interface Ending {
  scope: CompanySessionScope;
  /** The workspace of the connection. */
  workspaceId: number;
  via: 'company logout' | 'screen';
  because: string;
  origin: RequestOrigin;
}

type Step = (tx: AuthTransaction) => Promise<void>;

/** Ends browser sessions and the screen’s access of them. AI clients and tokens stay, as after a sign-out. */
@Injectable()
export class EndCompanySessions {
  constructor(
    private readonly changes: AuthChanges,
    private readonly sessions: CompanySessionsRepository,
    private readonly grants: GrantsRepository,
    private readonly members: MembersReader,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica rejects the sessions.
   * @param before what changes in the same transaction, under the locks
   * @param after the same, once the sessions have ended
   */
  async execute(ending: Ending, before: Step, after: Step = () => Promise.resolve()): Promise<void> {
    const { scope, workspaceId } = ending;
    const others = await this.sessions.workspacesOf(scope);
    const revoked = await this.changes.run(async (tx) => {
      // Locked in the order of their ids, as everywhere.
      for (const id of [...new Set([workspaceId, ...others])].sort((left, right) => left - right))
        await lockWorkspace(tx, id);
      await before(tx);
      const workspaceIds = await this.end(tx, ending);
      await after(tx);
      return workspaceIds;
    });
    await this.leases.revoke(revoked);
  }

  /** @returns the workspaces in which access of the screen ended */
  private async end(
    tx: AuthTransaction,
    { scope, workspaceId, via, because, origin }: Ending,
  ): Promise<number[]> {
    const at = this.clock.now();
    const ended = await this.sessions.end(tx, scope, at);
    const hashes = ended.map(({ uidHash }) => uidHash);
    const { workspaceIds } = await this.grants.revoke(tx, { sessionHashes: hashes }, null, at);
    for (const accountId of new Set(ended.map((session) => session.accountId)))
      for (const member of await this.members.ofAccount(accountId, tx))
        if (member.workspaceId === workspaceId)
          tx.audit({
            workspaceId,
            action: 'session.end',
            actor: { memberId: null, name: null },
            via,
            origin,
            target: `member ${member.memberId}`,
            details: { because },
          });
    return workspaceIds;
  }
}
