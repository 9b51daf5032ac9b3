import type { Principal, RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../store/accounts/account.js';
import { requireConfirmed } from '../../store/accounts/confirmed-account.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { MembersRepository } from '../../store/members/members.repository.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { requireStanding } from '../../store/rights/standing.js';
import { lockWorkspace } from '../../store/workspaces/workspace-lock.js';

export interface ChangeOfFactor {
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
  | 'second_factor.shown';

/** After these, another proof counts, or one that was shown counts no more (decision 81). Turning an app on ends the other sessions. */
const CHANGES_PROOFS: ReadonlySet<Action> = new Set<Action>([
  'passkey.add',
  'passkey.remove',
  'second_factor.off',
  'second_factor.shown',
]);

/** Changes how a person signs in (second factor, passkeys, address) under the locks that every change of credentials takes. */
@Injectable()
export class SecondFactorChange {
  constructor(
    private readonly changes: AuthChanges,
    private readonly members: MembersRepository,
    private readonly leases: LeaseRevocation,
  ) {}

  /**
   * The audit log of each of the person’s workspaces gets an entry. Resolves when every replica knows what counts now as a proof.
   * @throws DomainError 403 when the session or the password is no longer valid
   */
  async run<Result>(
    { account, principal, origin, via }: ChangeOfFactor,
    action: Action,
    change: (tx: AuthTransaction) => Promise<Result>,
    details: Record<string, unknown> = {},
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
          details,
        });
      return result;
    });
    if (CHANGES_PROOFS.has(action)) await this.leases.revoke(workspaceIds);
    return outcome;
  }
}
