import { isOwnerOrAdmin, NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { ConnectionsReader, type Connection } from '../../store/grants/connections.reader.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';

@Injectable()
export class RevokeClient {
  constructor(
    private readonly changes: AuthChanges,
    private readonly connections: ConnectionsReader,
    private readonly grants: GrantsRepository,
    private readonly passwords: Passwords,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /** Resolves when every replica rejects the client. Owners and admins revoke any client, members only their own. */
  async execute(caller: Caller, { id, password }: { id: number; password: string }): Promise<Connection> {
    const { principal } = caller;
    const by = auditedCaller(caller);
    const confirmed = await this.passwords.confirm(principal.member.id, password, caller.origin);
    const connection = await this.changes.run(async (tx) => {
      const { workspace, role } = await lockStanding(tx, principal, { confirmed });
      const mayAll = isOwnerOrAdmin(role);
      const before = await this.connections.byId(tx, workspace.id, id);
      if (!before || (!mayAll && before.memberId !== principal.member.id))
        throw new NotFoundError('connected client', id);
      if (before.revokedAt) return before;
      await this.grants.revoke(tx, { connectionId: id }, principal.member.id, this.clock.now());
      tx.append({
        kind: 'client.revoke',
        workspace,
        actor: by.actor,
        data: { id, name: before.clientName },
        traceparent: caller.traceparent,
      });
      tx.audit({
        ...by,
        action: 'client.revoke',
        target: `client ${id}`,
        details: { name: before.clientName, memberId: before.memberId },
      });
      return (await this.connections.byId(tx, workspace.id, id)) as Connection;
    });
    await this.leases.revoke([principal.workspace.id]);
    return connection;
  }
}
