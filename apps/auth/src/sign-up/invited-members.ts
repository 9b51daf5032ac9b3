import { assignableRoles, DomainError, type RequestOrigin } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import type { Account, NewAccount } from '../store/accounts/account.js';
import { AccountsRepository } from '../store/accounts/accounts.repository.js';
import { requireConfirmed } from '../store/accounts/confirmed-account.js';
import { AuthChanges } from '../store/audit/auth-changes.js';
import type { Invitation } from '../store/invitations/invitations.reader.js';
import { InvitationsRepository } from '../store/invitations/invitations.repository.js';
import { lockedRoleOfInviter } from '../store/invitations/open-invitations.js';
import { MembersRepository } from '../store/members/members.repository.js';
import { lockWorkspace } from '../store/workspaces/workspace-lock.js';

/** The members that invitations bring: with the existing account of the address, or a new one. */
@Injectable()
export class InvitedMembers {
  constructor(
    private readonly changes: AuthChanges,
    private readonly invitations: InvitationsRepository,
    private readonly accounts: AccountsRepository,
    private readonly members: MembersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param account whose address is verified
   * @param claim runs before the account is created, e.g. to use up a link
   * @returns the id of the account
   * @throws ValidationError; DomainError when the invitation is no longer open
   */
  async withNewAccount(
    invitation: Invitation,
    account: NewAccount,
    origin: RequestOrigin,
    claim: (tx: Executor) => Promise<void> = () => Promise.resolve(),
  ): Promise<number> {
    let id = 0;
    await this.join(invitation, origin, async (tx) => {
      await claim(tx);
      id = await this.accounts.insert(tx, account, this.clock.now());
      return { id, name: account.name };
    });
    return id;
  }

  /** @param account whose password was just verified */
  async withAccount(invitation: Invitation, account: Account, origin: RequestOrigin): Promise<void> {
    await this.join(invitation, origin, async (tx) => {
      await requireConfirmed(tx, account);
      return account;
    });
  }

  /** An invitation is valid only while its inviter may still give its role. */
  private async mayStillJoin(tx: Executor, invitation: Invitation, now: Date): Promise<boolean> {
    const assignable = assignableRoles(await lockedRoleOfInviter(tx, invitation.invitedBy));
    return assignable.includes(invitation.role) && this.invitations.accept(tx, invitation.id, now);
  }

  private async join(
    invitation: Invitation,
    origin: RequestOrigin,
    accountOf: (tx: Executor) => Promise<{ id: number; name: string }>,
  ): Promise<void> {
    await this.changes.run(async (tx) => {
      const workspace = await lockWorkspace(tx, invitation.workspaceId);
      const now = this.clock.now();
      if (!(await this.mayStillJoin(tx, invitation, now)))
        throw new DomainError(
          'conflict',
          'This invitation was used, withdrawn or has expired; request a new one.',
        );
      const account = await accountOf(tx);
      const memberId = await this.members.add(tx, {
        workspaceId: workspace.id,
        accountId: account.id,
        role: invitation.role,
        at: now,
      });
      if (memberId === undefined)
        throw new DomainError('conflict', 'You are already a member of this workspace.');
      const actor = { memberId, name: account.name };
      tx.append({
        kind: 'member.add',
        workspace,
        actor,
        data: { id: memberId, name: account.name, role: invitation.role },
      });
      tx.audit({
        workspaceId: workspace.id,
        action: 'member.add',
        actor,
        via: 'invitation',
        origin,
        target: `member ${memberId}`,
        details: { role: invitation.role, invitation: invitation.id, invitedBy: invitation.invitedBy },
      });
    });
  }
}
