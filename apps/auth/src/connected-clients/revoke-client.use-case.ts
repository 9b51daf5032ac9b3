import { NotFoundError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { appendEvents, Database, outboxChannel } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../accounts/passwords.js';
import { AuditLog, auditedCaller } from '../audit/audit-log.js';
import { Clock } from '../infrastructure/clock.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseRevocation } from '../token-check/lease-revocation.js';
import { lockStanding } from '../workspaces/standing.js';
import { ConnectionsRepository, type ConnectionRow } from './connections.repository.js';
import { GrantsRepository } from './grants.repository.js';

@Injectable()
export class RevokeClient {
  constructor(
    private readonly database: Database,
    private readonly connections: ConnectionsRepository,
    private readonly grants: GrantsRepository,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /** Resolves when the client works nowhere any more. Owners and admins revoke any, others what they connected themselves. */
  async execute(caller: Caller, origin: RequestOrigin, id: number, password: string): Promise<ConnectionRow> {
    const { principal } = caller;
    const confirmed = await this.passwords.confirm(principal.member.id, password, origin);
    const row = await this.database.transaction(async (tx) => {
      const { workspace, role } = await lockStanding(tx, principal, { confirmed });
      const mayAll = role === 'owner' || role === 'admin';
      const before = await this.connections.byId(tx, workspace.id, id);
      if (!before || (!mayAll && before.member_id !== principal.member.id))
        throw new NotFoundError('connected client', id);
      if (before.revoked_at) return before;
      await this.grants.revoke(tx, { connectionId: id }, principal.member.id, this.clock.now());
      await appendEvents(tx, authSchema, [
        {
          kind: 'client.revoke',
          workspace,
          boardId: null,
          actor: { memberId: principal.member.id, name: principal.member.name },
          data: { id, name: before.client_name },
          traceparent: caller.traceparent,
        },
      ]);
      await this.audit.append(tx, {
        ...auditedCaller(principal, origin),
        action: 'client.revoke',
        target: `client ${id}`,
        details: { name: before.client_name, memberId: before.member_id },
      });
      return (await this.connections.byId(tx, workspace.id, id)) as ConnectionRow;
    });
    this.database.notifySoon(outboxChannel(authSchema));
    await this.leases.drop([principal.workspace.id]);
    return row;
  }
}
