import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { auditedCaller } from '../../audit/audited-caller.js';
import { AuthChanges } from '../../audit/auth-changes.js';
import { LeaseRevocation } from '../../token-check/lease-revocation.js';
import { lockStanding } from '../../workspaces/standing.js';
import { requireMayAssign } from '../member-rules.js';
import { MembersRepository } from '../members.repository.js';
import { MembershipChanges } from '../membership-changes.js';

@Injectable()
export class RemoveMember {
  constructor(
    private readonly changes: AuthChanges,
    private readonly members: MembersRepository,
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
