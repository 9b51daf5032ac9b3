import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { MembershipChanges } from '../../proof/ended-access/membership-changes.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { requireMayAssign } from '../../store/members/member-rules.js';
import { MembersReader } from '../../store/members/members.reader.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';

@Injectable()
export class RemoveMember {
  constructor(
    private readonly changes: AuthChanges,
    private readonly members: MembersReader,
    private readonly memberships: MembershipChanges,
    private readonly leases: LeaseRevocation,
  ) {}

  /**
   * Resolves when every replica rejects the member’s credentials. Members can leave; owners and admins remove others.
   */
  async execute(caller: Caller, id: number): Promise<void> {
    const { principal, traceparent } = caller;
    const audited = auditedCaller(caller);
    await this.changes.run(async (tx) => {
      const { workspace, role } = await lockStanding(tx, principal);
      const member = await this.members.byId(workspace.id, id, tx);
      if (!member) throw new NotFoundError('member', id);
      if (principal.member.id !== id) requireMayAssign(role, member.role, undefined);
      await this.memberships.remove(tx, member, { workspace, audited, traceparent });
    });
    await this.leases.revoke([principal.workspace.id]);
  }
}
