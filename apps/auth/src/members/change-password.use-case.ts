import { appendEvents, Database, outboxChannel, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { readNewPassword, type Account } from '../accounts/account.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { AuditLog } from '../audit/audit-log.js';
import { GrantsRepository } from '../connected-clients/grants.repository.js';
import { Clock } from '../infrastructure/clock.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseDrop } from '../token-check/lease-drop.js';
import { lockWorkspace, type LockedWorkspace } from '../workspaces/workspace-lock.js';
import { MembersRepository } from './members.repository.js';

export interface PasswordChange {
  account: Account;
  password: string;
  /** Name of the member in refusals. */
  field: string;
  /** The sign-in that goes on; all others end. */
  keepGrantId?: number;
  via: string;
}

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
    private readonly members: MembersRepository,
    private readonly audit: AuditLog,
    private readonly leases: LeaseDrop,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when nothing that the old password opened works any more.
   * @param claim runs first in the transaction, e.g. to use up a link
   * @throws ValidationError when the new password cannot be taken
   */
  async execute(
    change: PasswordChange,
    origin: RequestOrigin,
    claim: (tx: Executor) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const { account } = change;
    const hash = await this.hasher.hash(
      readNewPassword(change.password, account.email, change.field),
      origin.address,
    );
    const memberships = await this.members.ofAccount(account.id);
    await this.database.transaction(async (tx) => {
      await claim(tx);
      const now = this.clock.now();
      // In the order of their ids, as everybody takes these locks.
      const workspaces = new Map<number, LockedWorkspace>();
      for (const id of memberships.map((each) => each.workspaceId).sort((left, right) => left - right))
        workspaces.set(id, await lockWorkspace(tx, id));
      await this.accounts.setPasswordHash(tx, account.id, hash, now);
      const ended = await this.grants.revoke(
        tx,
        { accountId: account.id, ...(change.keepGrantId ? { exceptGrantId: change.keepGrantId } : {}) },
        null,
        now,
      );
      await tx.query(
        `DELETE FROM auth.oidc_model WHERE kind = 'Session' AND account_id = $1
         AND uid_hash IS DISTINCT FROM (SELECT session_hash FROM auth.oauth_grant WHERE id = $2)`,
        [account.id, change.keepGrantId ?? 0],
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
        await this.audit.append(tx, { ...by, action: 'password.change', target });
        for (const connection of ended.filter((each) => each.workspace_id === workspaceId))
          await this.audit.append(tx, {
            ...by,
            action: 'client.revoke',
            target: `client ${connection.id}`,
            details: { name: connection.client_name, because: 'password.change' },
          });
      }
    });
    this.database.notifySoon(outboxChannel(authSchema));
    await this.leases.drop(null);
  }
}
