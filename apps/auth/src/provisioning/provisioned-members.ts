import { NotFoundError, type Role } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import type { ChangeBy } from '../proof/ended-access/access-end.js';
import { MembershipChanges } from '../proof/ended-access/membership-changes.js';
import type { AuthTransaction } from '../store/audit/auth-changes.js';
import type { Member } from '../store/members/members.reader.js';
import { MembersRepository } from '../store/members/members.repository.js';
import { ScimError } from './scim-error.js';

type Cause = Omit<ChangeBy, 'because'>;

/** Begins, ends and changes memberships for a directory, under the lock of the workspace. */
@Injectable()
export class ProvisionedMembers {
  constructor(
    private readonly members: MembersRepository,
    private readonly memberships: MembershipChanges,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the member */
  async add(
    tx: AuthTransaction,
    person: { accountId: number; name: string; role: Role },
    { workspace, audited, traceparent }: Cause,
  ): Promise<number> {
    const { accountId, name, role } = person;
    const id = await this.members.add(tx, {
      workspaceId: workspace.id,
      accountId,
      role,
      at: this.clock.now(),
    });
    if (id === undefined) throw new ScimError('uniqueness', 'The workspace has a user with this address.');
    tx.append({
      kind: 'member.add',
      workspace,
      actor: audited.actor,
      data: { id, name, role },
      traceparent,
    });
    tx.audit({ ...audited, action: 'member.add', target: `member ${id}`, details: { name, role } });
    return id;
  }

  /** @throws DomainError 409 for the last owner */
  async end(tx: AuthTransaction, id: number, cause: Cause): Promise<void> {
    await this.memberships.remove(tx, await this.member(tx, id, cause), cause);
  }

  /** An owner keeps the role: a directory neither appoints nor demotes owners. */
  async setRole(tx: AuthTransaction, id: number, role: Role, cause: Cause): Promise<void> {
    const member = await this.member(tx, id, cause);
    if (member.role === 'owner' || member.role === role) return;
    await this.memberships.setRole(tx, [member], role, cause);
  }

  private async member(tx: AuthTransaction, id: number, { workspace }: Cause): Promise<Member> {
    const member = await this.members.byId(workspace.id, id, tx);
    if (!member) throw new NotFoundError('user', id);
    return member;
  }
}
