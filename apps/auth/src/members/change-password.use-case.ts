import type { Principal } from '@kiban/contracts';
import { appendEvents, Database, outboxChannel, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { readNewPassword, type Account } from '../accounts/account.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { BrowserSessions } from '../accounts/browser-sessions.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { AuditLog } from '../audit/audit-log.js';
import { GrantsRepository } from '../connected-clients/grants.repository.js';
import { Clock } from '../infrastructure/clock.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseRevocation } from '../token-check/lease-revocation.js';
import { requireStanding } from '../workspaces/standing.js';
import { lockWorkspace, type LockedWorkspace } from '../workspaces/workspace-lock.js';
import { MembersRepository } from './members.repository.js';

export interface PasswordChange {
  account: Account;
  password: string;
  /** Name of the member in refusals. */
  field: string;
  via: string;
}

/** What lets the caller set a password. */
export type PasswordClaim =
  /** A sign-in, after the current password: it goes on, all others end. */
  | { principal: Principal }
  /** A link, used up in the transaction. */
  | { useLink: (tx: Executor) => Promise<void> };

/**
 * Sets a new password and ends whatever the old one opened: browser sessions, the screen's sign-ins and
 * connected AI clients of the account, but for the one it is changed from. API tokens are the workspace's
 * and stay; their list says who issued them.
 */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly grants: GrantsRepository,
    private readonly sessions: BrowserSessions,
    private readonly members: MembersRepository,
    private readonly audit: AuditLog,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when nothing that the old password opened works any more.
   * @throws ValidationError when the new password cannot be taken; DomainError when the claim is no longer good
   */
  async execute(change: PasswordChange, claim: PasswordClaim, origin: RequestOrigin): Promise<void> {
    const { account } = change;
    const hash = await this.hasher.hash(
      readNewPassword(change.password, account.email, change.field),
      origin.address,
    );
    const memberships = await this.members.ofAccount(account.id);
    const workspaceIds = await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      // In the order of their ids, as everybody takes these locks.
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
      await tx.query(
        'UPDATE auth.password_reset SET used_at = $2 WHERE account_id = $1 AND used_at IS NULL',
        [account.id, now],
      );
      await appendEvents(
        tx,
        authSchema,
        ended.flatMap((connection) => {
          const workspace = workspaces.get(connection.workspace_id);
          const member = memberships.find((each) => each.workspaceId === connection.workspace_id);
          if (!workspace || !member) return [];
          const actor = { memberId: member.memberId, name: account.name };
          const data = { id: connection.id, name: connection.client_name };
          return [{ kind: 'client.revoke', workspace, boardId: null, actor, data }];
        }),
      );
      for (const { workspaceId, memberId } of memberships) {
        const by = { workspaceId, actor: { memberId, name: account.name }, via: change.via, origin };
        const target = `member ${memberId}`;
        await this.audit.append(tx, { ...by, action: 'password.change', target, details: { sessionsEnded } });
        for (const connection of ended.filter((each) => each.workspace_id === workspaceId))
          await this.audit.append(tx, {
            ...by,
            action: 'client.revoke',
            target: `client ${connection.id}`,
            details: { name: connection.client_name, because: 'password.change' },
          });
      }
      return touched;
    });
    this.database.notifySoon(outboxChannel(authSchema));
    await this.leases.drop(workspaceIds);
  }

  /** @returns the account's new credential epoch */
  private async setPassword(
    tx: Executor,
    account: Account,
    hash: string,
    claim: PasswordClaim,
  ): Promise<number> {
    if ('principal' in claim) await requireStanding(tx, claim.principal, { confirmed: account });
    const epoch = await this.accounts.setPasswordHash(tx, account.id, hash, this.clock.now());
    // After the account is locked: a change that came first has used up the account's links.
    if ('useLink' in claim) await claim.useLink(tx);
    return epoch;
  }

  private async endSessions(
    tx: Executor,
    accountId: number,
    keepGrantId: number,
    credentialEpoch: number,
  ): Promise<number> {
    const [kept] = await tx.query<{ uidHash: Buffer | null }>(
      'SELECT session_hash AS "uidHash" FROM auth.oauth_grant WHERE id = $1',
      [keepGrantId],
    );
    const keep = kept?.uidHash ? { uidHash: kept.uidHash, credentialEpoch } : null;
    return this.sessions.endOfAccount(tx, accountId, keep);
  }
}

function grantIdOf(principal: Principal): number {
  return Number(principal.credentialId.replace('grant:', ''));
}
