import { appendEvents, Database, outboxChannel } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { GrantsRepository } from '../connected-clients/grants.repository.js';
import { Clock } from '../infrastructure/clock.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseRevocation } from '../token-check/lease-revocation.js';
import { lockWorkspace } from '../workspaces/workspace-lock.js';

interface GrantRow {
  workspace_id: number;
  member_id: number;
  member_name: string;
}

/**
 * Ends a grant that its client gave back (RFC 7009), or whose refresh token or code came a second time. The
 * other grants of the same client stay: its id is shared by all of a person's devices.
 */
@Injectable()
export class GrantEnd {
  constructor(
    private readonly database: Database,
    private readonly grants: GrantsRepository,
    private readonly audit: AuditLog,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when the grant's bearers work nowhere any more.
   * @param grantHash SHA-256 of the grant's id
   * @param origin of the request that ends it
   */
  async end(grantHash: Buffer, origin: RequestOrigin | null): Promise<void> {
    const [grant] = await this.database.query<GrantRow>(
      `SELECT g.workspace_id, g.member_id, a.name AS member_name
       FROM auth.oauth_grant g JOIN auth.account a ON a.id = g.account_id WHERE g.grant_hash = $1`,
      [grantHash],
    );
    if (!grant) return;
    await this.database.transaction(async (tx) => {
      const workspace = await lockWorkspace(tx, grant.workspace_id);
      const { connections: ended } = await this.grants.revoke(
        tx,
        { grantHash },
        grant.member_id,
        this.clock.now(),
      );
      const actor = { memberId: grant.member_id, name: grant.member_name };
      await appendEvents(
        tx,
        authSchema,
        ended.map((connection) => ({
          kind: 'client.revoke',
          workspace,
          boardId: null,
          actor,
          data: { id: connection.id, name: connection.client_name },
        })),
      );
      const by = { workspaceId: grant.workspace_id, actor, via: 'oauth', origin };
      await this.audit.append(tx, {
        ...by,
        action: 'grant.end',
        details: { clients: ended.map((connection) => connection.client_name) },
      });
      for (const connection of ended)
        await this.audit.append(tx, {
          ...by,
          action: 'client.revoke',
          target: `client ${connection.id}`,
          details: { name: connection.client_name, because: 'grant.end' },
        });
    });
    this.database.notifySoon(outboxChannel(authSchema));
    await this.leases.drop([grant.workspace_id]);
  }
}
