import {
  NotFoundError,
  type Role,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { MembershipChanges } from '../../proof/ended-access/membership-changes.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { requireMayAssign } from '../../store/members/member-rules.js';
import { MembersReader, type Member } from '../../store/members/members.reader.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';

@Injectable()
export class UpdateMember {
  constructor(
    private readonly changes: AuthChanges,
    private readonly members: MembersReader,
    private readonly memberships: MembershipChanges,
    private readonly leases: LeaseRevocation,
  ) {}

  /** Resolves when every replica applies the new role. */
  async execute(
    caller: Caller,
    { id, role, expected }: { id: number; role: Role; expected: ExpectedVersions },
  ): Promise<Member> {
    const { principal, traceparent } = caller;
    const audited = auditedCaller(caller);
    const { member, changed } = await this.changes.run(async (tx) => {
      const { workspace, role: ownRole } = await lockStanding(tx, principal);
      const before = await this.members.byId(workspace.id, id, tx);
      if (!before) throw new NotFoundError('member', id);
      requireMayAssign(ownRole, before.role, role);
      requireVersion(expected, before.version);
      if (before.role === role) return { member: before, changed: false };
      await this.memberships.setRole(tx, [before], role, { workspace, audited, traceparent });
      return { member: (await this.members.byId(workspace.id, id, tx)) as Member, changed: true };
    });
    if (changed) await this.leases.revoke([principal.workspace.id]);
    return member;
  }
}
