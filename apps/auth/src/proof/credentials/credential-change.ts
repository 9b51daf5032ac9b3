import type { Principal, RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../store/accounts/account.js';
import { requireConfirmed } from '../../store/accounts/confirmed-account.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { MembersReader } from '../../store/members/members.reader.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { requireStanding } from '../../store/rights/standing.js';
import { lockWorkspace } from '../../store/workspaces/workspace-lock.js';
import type { Notice } from '../notices/notice-mails.js';
import { Notices } from '../notices/notices.js';

export interface ChangedBy {
  /** As it was when its password was compared. */
  account: Account;
  /** The session of the screen; undefined on the pages of the sign-in. */
  principal?: Principal;
  origin: RequestOrigin;
  via: 'mailed link' | 'screen' | 'sign-in page';
}

type Action =
  | 'email.cancel'
  | 'email.change'
  | 'email.confirm'
  | 'email.request'
  | 'passkey.add'
  | 'passkey.remove'
  | 'passkey.rename'
  | 'second_factor.off'
  | 'second_factor.on'
  | 'second_factor.recovery_codes'
  | 'second_factor.shown'
  | 'session.end'
  | 'session.end_others';

/** After these, another proof counts, one that was shown counts no more (decision 81), or sessions have ended. */
const REVOKES_LEASES: ReadonlySet<Action> = new Set<Action>([
  'passkey.add',
  'passkey.remove',
  'second_factor.off',
  'second_factor.on',
  'second_factor.shown',
  'session.end',
  'session.end_others',
]);

/** What a change leaves behind. */
export interface Recorded<Result> {
  /** Of the audit entries. */
  details?: (result: Result) => Record<string, unknown>;
  /** Mailed to the person after the commit. */
  notice?: Notice;
}

/**
 * Changes how a person signs in, or where they are signed in, under the locks that every change of credentials takes: second factor,
 * passkeys, address, sessions.
 */
@Injectable()
export class CredentialChange {
  constructor(
    private readonly changes: AuthChanges,
    private readonly members: MembersReader,
    private readonly leases: LeaseRevocation,
    private readonly notices: Notices,
  ) {}

  /**
   * The audit log of each of the person’s workspaces gets an entry. Resolves when every replica knows what counts now.
   * @throws DomainError 403 when the session or the password is no longer valid
   */
  async run<Result>(
    { account, principal, origin, via }: ChangedBy,
    action: Action,
    change: (tx: AuthTransaction) => Promise<Result>,
    { details = () => ({}), notice }: Recorded<Result> = {},
  ): Promise<Result> {
    const memberships = await this.members.ofAccount(account.id);
    // Locked in the order of their ids, as everywhere.
    const workspaceIds = memberships.map((each) => each.workspaceId).sort((left, right) => left - right);
    const outcome = await this.changes.run(async (tx) => {
      for (const id of workspaceIds) await lockWorkspace(tx, id);
      if (principal) await requireStanding(tx, principal, { confirmed: account, duringDeletion: true });
      else await requireConfirmed(tx, account);
      const result = await change(tx);
      for (const { workspaceId, memberId, name } of memberships)
        tx.audit({
          workspaceId,
          action,
          actor: { memberId, name },
          via,
          origin,
          target: `member ${memberId}`,
          details: details(result),
        });
      return result;
    });
    if (notice) this.notices.send(notice, account.id, origin);
    if (REVOKES_LEASES.has(action)) await this.leases.revoke(workspaceIds);
    return outcome;
  }
}
