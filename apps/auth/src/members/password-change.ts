import type { Principal, RequestOrigin } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { readNewPassword, type Account } from '../accounts/account.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { BrowserSessions } from '../accounts/browser-sessions.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { PasswordResetsRepository } from '../accounts/password-resets.repository.js';
import { AuthChanges } from '../audit/auth-changes.js';
import { GrantsRepository } from '../connected-clients/grants.repository.js';
import { Clock } from '../infrastructure/clock.js';
import { LeaseRevocation } from '../token-check/lease-revocation.js';
import { requireStanding } from '../workspaces/standing.js';
import { lockWorkspace, type LockedWorkspace } from '../workspaces/workspace-lock.js';
import { MembersRepository } from './members.repository.js';

export interface NewPassword {
  account: Account;
  password: string;
  /** Name of the request property in error messages. */
  field: string;
  via: string;
}

/** What authorizes the change. */
export type PasswordClaim =
  /** A session whose current password was verified: it continues, all others end. */
  | { principal: Principal }
  /** A link, used up in the transaction. */
  | { useLink: (tx: Executor) => Promise<void> };

/**
 * Sets a new password and ends what the old one opened, except the session that sent the request: browser sessions,
 * the screen’s grants and connected AI clients of the account. API tokens belong to the workspace and stay; their
 * list names the issuer.
 */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly changes: AuthChanges,
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly grants: GrantsRepository,
    private readonly sessions: BrowserSessions,
    private readonly members: MembersRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica rejects what the old password opened.
   * @throws ValidationError when the new password is invalid; DomainError when the authorization is no longer valid
   */
  async apply(change: NewPassword, claim: PasswordClaim, origin: RequestOrigin): Promise<void> {
    const { account } = change;
    const hash = await this.hasher.hash(
      readNewPassword(change.password, account.email, change.field),
      origin.address,
    );
    const memberships = await this.members.ofAccount(account.id);
    const workspaceIds = await this.changes.run(async (tx) => {
      const now = this.clock.now();
      // Locked in the order of their ids, as everywhere.
      const workspaces = new Map<number, LockedWorkspace>();
      for (const id of memberships.map((each) => each.workspaceId).sort((left, right) => left - right))
        workspaces.set(id, await lockWorkspace(tx, id));
      const credentialEpoch = await this.setPassword(tx, account, hash, claim);
      const keepGrantId = 'principal' in claim ? grantIdOf(claim.principal) : 0;
      const sessionsEnded = await this.endSessions(tx, account.id, keepGrantId, credentialEpoch);
      const { connections: ended, workspaceIds: touched } = await this.grants.revoke(
        tx,
        { accountId: account.id, exceptGrantId: keepGrantId },
        null,
        now,
      );
      await this.resets.useAllOf(tx, account.id, now);
      for (const { workspaceId, memberId } of memberships) {
        const actor = { memberId, name: account.name };
        const by = { workspaceId, actor, via: change.via, origin };
        const target = `member ${memberId}`;
        tx.audit({ ...by, action: 'password.change', target, details: { sessionsEnded } });
        const workspace = workspaces.get(workspaceId);
        for (const { id, clientName: name } of ended.filter((each) => each.workspaceId === workspaceId)) {
          if (workspace) tx.append({ kind: 'client.revoke', workspace, actor, data: { id, name } });
          tx.audit({
            ...by,
            action: 'client.revoke',
            target: `client ${id}`,
            details: { name, because: 'password.change' },
          });
        }
      }
      return touched;
    });
    await this.leases.revoke(workspaceIds);
  }

  /** @returns the account’s new credential epoch */
  private async setPassword(
    tx: Executor,
    account: Account,
    hash: string,
    claim: PasswordClaim,
  ): Promise<number> {
    if ('principal' in claim) await requireStanding(tx, claim.principal, { confirmed: account });
    const epoch = await this.accounts.setPasswordHash(tx, account.id, hash, this.clock.now());
    // After the account is locked: a change that committed first has used up the account’s links.
    if ('useLink' in claim) await claim.useLink(tx);
    return epoch;
  }

  private async endSessions(
    tx: Executor,
    accountId: number,
    keepGrantId: number,
    credentialEpoch: number,
  ): Promise<number> {
    const uidHash = await this.grants.sessionOf(tx, keepGrantId);
    const keep = uidHash && { uidHash, credentialEpoch };
    return this.sessions.endOfAccount(tx, accountId, keep);
  }
}

function grantIdOf(principal: Principal): number {
  return Number(principal.credentialId.replace('grant:', ''));
}
