import type { Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { ChangeBy } from '../proof/ended-access/access-end.js';
import { auditedCaller } from '../store/audit/audited-caller.js';
import { AuthChanges, type AuthTransaction } from '../store/audit/auth-changes.js';
import { LeaseRevocation } from '../store/rights/lease-revocation.js';
import { lockStanding } from '../store/rights/standing.js';
import { LastOwners } from './last-owners.js';

/** What a change of a directory has in common with all records about it. */
export type Cause = Omit<ChangeBy, 'because'>;

type Work<Result> = (tx: AuthTransaction, cause: Cause) => Promise<Result>;

/** A change that a directory makes in its workspace, under the lock of that. */
@Injectable()
export class DirectoryChange {
  constructor(
    private readonly changes: AuthChanges,
    private readonly lastOwners: LastOwners,
    private readonly leases: LeaseRevocation,
  ) {}

  /**
   * Resolves when every replica applies the new rights.
   * @param memberId whom it may remove; a refusal to remove the last owner is recorded
   */
  async run<Result>(caller: Caller, work: Work<Result>, memberId?: number): Promise<Result> {
    const result = await (memberId === undefined
      ? this.begin(caller, work)
      : this.lastOwners.guard(caller, memberId, () => this.begin(caller, work)));
    // Also without a change of rights: the first of two equal requests may have failed before every replica confirmed.
    await this.leases.revoke([caller.principal.workspace.id]);
    return result;
  }

  /** As `run`, for a change that takes nothing from anyone. */
  begin<Result>(caller: Caller, work: Work<Result>): Promise<Result> {
    const { principal, traceparent } = caller;
    const audited = auditedCaller(caller);
    return this.changes.run(async (tx) => {
      const { workspace } = await lockStanding(tx, principal, { role: 'owner' });
      return work(tx, { workspace, audited, traceparent });
    });
  }
}
