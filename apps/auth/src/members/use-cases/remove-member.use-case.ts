import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { auditedCaller } from '../../audit/audited-caller.js';
import { AuthChanges } from '../../audit/auth-changes.js';
import { Clock } from '../../infrastructure/clock.js';
import { LeaseRevocation } from '../../token-check/lease-revocation.js';
import { lockStanding } from '../../workspaces/standing.js';
import { AccessEnd, type ChangeBy } from '../access-end.js';
import { requireMayAssign, requireOwnerLeft } from '../member-rules.js';
import { MembersRepository } from '../members.repository.js';

@Injectable()
export class RemoveMember {
  constructor(
    private readonly changes: AuthChanges,
    private readonly members: MembersRepository,
    private readonly accessEnd: AccessEnd,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
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
      requireOwnerLeft(await this.members.countOwners(tx, workspace.id), member.role, undefined);
      await this.members.remove(tx, id, this.clock.now());
      const by: ChangeBy = { workspace, audited, because: 'member.remove', traceparent };
      await this.accessEnd.endGrants(tx, { memberId: id }, by);
      await this.accessEnd.endTokens(tx, id, by);
      await this.accessEnd.endInvitations(tx, id, undefined, by);
      const { name, role: former } = member;
      tx.append({
        kind: 'member.remove',
        workspace,
        actor: audited.actor,
        data: { id, name, role: former },
        traceparent,
      });
      tx.audit({
        ...audited,
        action: 'member.remove',
        target: `member ${id}`,
        details: { name, role: former },
      });
    });
    await this.leases.revoke([principal.workspace.id]);
  }
}
