import type { Role } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { AuthTransaction } from '../../store/audit/auth-changes.js';
import { requireOwnerLeft } from '../../store/members/member-rules.js';
import type { Member } from '../../store/members/members.reader.js';
import { MembersRepository } from '../../store/members/members.repository.js';
import { AccessEnd, auditedOf, type ChangeBy } from './access-end.js';

type Cause = Omit<ChangeBy, 'because'>;

/** A removal that is part of another change. */
export interface Removal {
  /** The action of that change; otherwise `member.remove`. */
  because: string;
  /** Of the event. */
  changes: object;
}

/**
 * Ends memberships and changes roles, with their events and audit entries, in the transaction of a use case that holds the lock
 * of the workspace and has checked who may do it. The use case revokes leases after the commit.
 */
@Injectable()
export class MembershipChanges {
  constructor(
    private readonly members: MembersRepository,
    private readonly accessEnd: AccessEnd,
    private readonly clock: Clock,
  ) {}

  /** Ends all access of the member. @throws DomainError 409 for the last owner */
  async remove(
    tx: AuthTransaction,
    member: Pick<Member, 'id' | 'name' | 'role'>,
    cause: Cause,
    removal?: Removal,
  ): Promise<void> {
    const { workspace, audited, traceparent } = cause;
    const { id, name, role } = member;
    requireOwnerLeft(await this.members.countOwners(tx, workspace.id), role, undefined);
    await this.members.remove(tx, id, this.clock.now());
    const by: ChangeBy = { ...cause, because: removal?.because ?? 'member.remove' };
    await this.accessEnd.endGrants(tx, { memberId: id }, by);
    await this.accessEnd.endTokens(tx, id, by);
    await this.accessEnd.endInvitations(tx, [id], undefined, by);
    tx.append({
      kind: 'member.remove',
      workspace,
      actor: audited.actor,
      data: { id, name, role },
      ...(removal ? { changes: removal.changes } : {}),
      traceparent,
    });
    tx.audit({
      ...auditedOf(cause),
      action: 'member.remove',
      target: `member ${id}`,
      details: { name, role, ...(removal ? { because: removal.because } : {}) },
    });
  }

  /** Gives members one role, by statements for all of them. @throws DomainError 409 for the last owner */
  async setRole(
    tx: AuthTransaction,
    members: readonly Pick<Member, 'id' | 'name' | 'role'>[],
    role: Role,
    cause: Cause,
  ): Promise<void> {
    const { workspace, audited, traceparent } = cause;
    const ids = members.map(({ id }) => id);
    await this.requireOwnerLeft(tx, members, role, workspace.id);
    await this.members.setRole(tx, ids, role);
    for (const { id, name, role: former } of members)
      tx.append({
        kind: 'member.update',
        workspace,
        actor: audited.actor,
        data: { id, name, role },
        changes: { role: { from: former, to: role } },
        traceparent,
      });
    const by: ChangeBy = { ...cause, because: 'member.update' };
    for (const { id, role: former } of members)
      if (former === 'owner') await this.accessEnd.endTokens(tx, id, by);
    await this.accessEnd.endInvitations(tx, ids, role, by);
    for (const { id, name, role: former } of members)
      tx.audit({
        ...audited,
        action: 'member.update',
        target: `member ${id}`,
        details: { name, role: { from: former, to: role } },
      });
  }

  private async requireOwnerLeft(
    tx: AuthTransaction,
    members: readonly Pick<Member, 'role'>[],
    to: Role,
    workspaceId: number,
  ): Promise<void> {
    const former = members.filter(({ role }) => role === 'owner');
    if (former.length === 0) return;
    const others = (await this.members.countOwners(tx, workspaceId)) - former.length;
    requireOwnerLeft(others + 1, 'owner', to);
  }
}
