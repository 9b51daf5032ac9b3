import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../store/accounts/accounts.repository.js';
import { readPersonName } from '../../store/accounts/names.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import type { Membership } from '../../store/members/members.reader.js';
import { MembersRepository } from '../../store/members/members.repository.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { requireStanding } from '../../store/rights/standing.js';
import { lockWorkspace, type LockedWorkspace } from '../../store/workspaces/workspace-lock.js';

/** A person has the same name in every workspace; an event is published for each of them. */
@Injectable()
export class RenameMe {
  constructor(
    private readonly changes: AuthChanges,
    private readonly accounts: AccountsRepository,
    private readonly members: MembersRepository,
    private readonly leases: LeaseRevocation,
  ) {}

  async execute(caller: Caller, text: string): Promise<void> {
    const name = readPersonName(text);
    const account = await this.accounts.ofMember(caller.principal.member.id);
    if (!account) throw new NotFoundError('member', caller.principal.member.id);
    if (account.name === name) return;
    const memberships = await this.members.ofAccount(account.id);
    const byWorkspace = memberships.sort((left, right) => left.workspaceId - right.workspaceId);
    await this.changes.run(async (tx) => {
      // Locked in the order of their ids, so that two renames cannot deadlock.
      const locked: [Membership, LockedWorkspace][] = [];
      for (const membership of byWorkspace)
        locked.push([membership, await lockWorkspace(tx, membership.workspaceId)]);
      await requireStanding(tx, caller.principal);
      for (const [membership, workspace] of locked) {
        const { memberId, role } = membership;
        const changes = { name: { from: account.name, to: name } };
        await this.members.touch(tx, memberId);
        tx.append({
          kind: 'member.update',
          workspace,
          actor: { memberId, name },
          data: { id: memberId, name, role },
          changes,
          traceparent: caller.traceparent,
        });
        tx.audit({
          workspaceId: workspace.id,
          action: 'member.update',
          actor: { memberId, name },
          via: 'screen',
          origin: caller.origin,
          target: `member ${memberId}`,
          details: changes,
        });
      }
      await this.accounts.setName(tx, account.id, name);
    });
    await this.leases.revoke(byWorkspace.map((membership) => membership.workspaceId));
  }
}
