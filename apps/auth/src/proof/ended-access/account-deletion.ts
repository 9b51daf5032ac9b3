import { deletedMemberName, DomainError, type Principal, type RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../store/accounts/account.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { requireStanding } from '../../store/rights/standing.js';
import { lockWorkspace, type LockedWorkspace } from '../../store/workspaces/workspace-lock.js';
import { Notices } from '../notices/notices.js';
import { DeletedAccountsRepository, type EveryMembership } from './deleted-accounts.repository.js';
import { MembershipChanges } from './membership-changes.js';
import { PersonErasure } from './person-erasure.js';

export interface Deletion {
  account: Pick<Account, 'id' | 'email'>;
  via: 'operator' | 'screen';
  /** Null for an operator; only the mail names it. */
  origin: RequestOrigin | null;
  /** The session in which the person asked for it, and the account as it was when the person was verified. */
  confirmed?: { principal: Principal; account: Account };
  traceparent: string | null;
}

/** The person joined a workspace that is not locked. */
class UnlockedWorkspaceError extends Error {}

const ATTEMPTS = 5;
/** For receivers of events, which then erase the name too. */
const ACCOUNT_DELETED = { accountDeleted: { from: false, to: true } };

/**
 * Deletes an account (decision 67): ends everything that it opened, deletes what belongs to the person alone, and
 * replaces name and address where others need the row.
 */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly changes: AuthChanges,
    private readonly accounts: DeletedAccountsRepository,
    private readonly memberships: MembershipChanges,
    private readonly erasure: PersonErasure,
    private readonly leases: LeaseRevocation,
    private readonly notices: Notices,
  ) {}

  /**
   * Resolves when every replica rejects all credentials of the account.
   * @throws DomainError 409 `last_owner` with the workspaces that would have no owner; 403 when the session has ended
   */
  async run(deletion: Deletion): Promise<void> {
    const workspaceIds = await this.commit(deletion);
    this.notices.sendTo(deletion.account.email, { kind: 'account_deleted' }, deletion.origin);
    await this.leases.revoke(workspaceIds);
  }

  /** @returns the workspaces that the person is or was a member of */
  private async commit(deletion: Deletion): Promise<number[]> {
    for (let attempt = 1; ; attempt += 1) {
      const found = await this.accounts.memberships(deletion.account.id);
      try {
        return await this.changes.run((tx) => this.delete(tx, deletion, found));
      } catch (error) {
        if (!(error instanceof UnlockedWorkspaceError) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  private async delete(
    tx: AuthTransaction,
    deletion: Deletion,
    found: readonly EveryMembership[],
  ): Promise<number[]> {
    const { account, confirmed } = deletion;
    const workspaces = new Map<number, LockedWorkspace>();
    for (const { workspaceId } of found) workspaces.set(workspaceId, await lockWorkspace(tx, workspaceId));
    if (!(await this.accounts.lock(tx, account.id)))
      throw new DomainError('forbidden', 'This account is deleted already.');
    if (confirmed)
      await requireStanding(tx, confirmed.principal, { confirmed: confirmed.account, duringDeletion: true });
    const memberships = await this.accounts.memberships(account.id, tx);
    if (memberships.some(({ workspaceId }) => !workspaces.has(workspaceId)))
      throw new UnlockedWorkspaceError('The person joined another workspace; repeat the request.');
    await this.requireOwnersLeft(tx, account.id);
    const closed = await this.erasure.close(tx, account);
    const { sessionsEnded } = closed;
    for (const membership of memberships) {
      const workspace = workspaces.get(membership.workspaceId) as LockedWorkspace;
      await this.leave(tx, deletion, { membership, workspace, sessionsEnded });
    }
    if (memberships.every(({ removedAt }) => removedAt !== null))
      this.record(tx, deletion, null, { sessionsEnded });
    const memberIds = memberships.map(({ id }) => id);
    const workspaceIds = [...workspaces.keys()];
    await this.erasure.erase(tx, closed, { memberIds, workspaceIds });
    return workspaceIds;
  }

  private async requireOwnersLeft(tx: AuthTransaction, accountId: number): Promise<void> {
    const workspaces = await this.accounts.lastOwnerIn(tx, accountId);
    if (workspaces.length === 0) return;
    const names = workspaces.map(({ name }) => `“${name}”`).join(', ');
    throw new DomainError(
      'last_owner',
      `Without this account, these workspaces have no owner: ${names}. Make another member of each an owner first, or delete the workspace.`,
      workspaces.map(({ slug, name }) => ({ field: slug, code: 'last_owner', message: name })),
    );
  }

  /** Also of a workspace that the person left before: its services and receivers learn that the name is to be erased. */
  private async leave(
    tx: AuthTransaction,
    deletion: Deletion,
    of: { membership: EveryMembership; workspace: LockedWorkspace; sessionsEnded: number },
  ): Promise<void> {
    const { membership, workspace, sessionsEnded } = of;
    const { id, role, removedAt } = membership;
    const actor = { memberId: id, name: deletedMemberName };
    const { via, traceparent } = deletion;
    if (removedAt !== null) {
      const data = { id, name: deletedMemberName, role };
      tx.append({ kind: 'member.remove', workspace, actor, data, changes: ACCOUNT_DELETED, traceparent });
      return;
    }
    const audited = { workspaceId: workspace.id, actor, via, origin: null };
    const cause = { workspace, audited, traceparent, isOperated: via === 'operator' };
    this.record(tx, deletion, { id, workspaceId: workspace.id }, { sessionsEnded });
    await this.memberships.remove(tx, { id, name: deletedMemberName, role }, cause, {
      because: 'account.delete',
      changes: ACCOUNT_DELETED,
    });
  }

  private record(
    tx: AuthTransaction,
    { via, account }: Deletion,
    member: { id: number; workspaceId: number } | null,
    details: Record<string, unknown>,
  ): void {
    const isByPerson = via === 'screen' && member !== null;
    tx.audit({
      workspaceId: member?.workspaceId ?? null,
      action: 'account.delete',
      actor: isByPerson ? { memberId: member.id, name: deletedMemberName } : { memberId: null, name: null },
      via,
      origin: null,
      target: member ? `member ${member.id}` : `account ${account.id}`,
      details,
    });
  }
}
