import type { Role } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { CompanySignInRefusal } from '../proof/company/company-sign-in-refusal.js';
import { MembershipChanges } from '../proof/ended-access/membership-changes.js';
import type { Account } from '../store/accounts/account.js';
import { MembersRepository } from '../store/members/members.repository.js';
import { CompanyIdentitiesRepository, type FormerOrCurrentMember } from './company-identities.repository.js';
import { VIA, type Entering } from './entering.js';

/** The memberships of a company’s people in its workspace, with the role of their groups. */
@Injectable()
export class CompanyMemberships {
  constructor(
    private readonly identities: CompanyIdentitiesRepository,
    private readonly members: MembersRepository,
    private readonly memberships: MembershipChanges,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the role of a member has changed */
  async join(entering: Entering, account: Account): Promise<boolean> {
    const { tx, workspace, provider, identity } = entering;
    const member = await this.identities.memberOf(tx, workspace.id, account.id);
    if (member && member.removedAt !== null) throw new CompanySignInRefusal('member_removed');
    if (member) return this.applyRole(entering, member);
    const role = identity.role ?? provider.defaultRole;
    const at = this.clock.now();
    const memberId = await this.members.add(tx, {
      workspaceId: workspace.id,
      accountId: account.id,
      role,
      at,
    });
    if (memberId === undefined) return false;
    const actor = { memberId, name: account.name };
    tx.append({ kind: 'member.add', workspace, actor, data: { id: memberId, name: account.name, role } });
    record(entering, 'member.add', actor, { role, provider: provider.id });
    return false;
  }

  /** Groups neither make nor remove an owner. */
  private async applyRole(
    entering: Entering,
    { id, role: before, name }: FormerOrCurrentMember,
  ): Promise<boolean> {
    const { tx, workspace, identity } = entering;
    const role: Role | null = identity.role;
    if (role === null || before === 'owner' || before === role) return false;
    const member = await this.members.byId(workspace.id, id, tx);
    if (!member) return false;
    const actor = { memberId: id, name };
    const audited = { workspaceId: workspace.id, actor, via: VIA, origin: entering.origin };
    await this.memberships.setRole(tx, [member], role, { workspace, audited, traceparent: null });
    return true;
  }
}

function record(
  { tx, workspace, origin }: Entering,
  action: 'member.add',
  actor: { memberId: number; name: string },
  details: Record<string, unknown>,
): void {
  tx.audit({
    workspaceId: workspace.id,
    action,
    actor,
    via: VIA,
    origin,
    target: `member ${actor.memberId}`,
    details,
  });
}
