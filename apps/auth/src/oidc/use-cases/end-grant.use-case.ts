import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockWorkspace } from '../../store/workspaces/workspace-lock.js';

/**
 * Ends a grant that its client revoked (RFC 7009), or whose refresh token or code was replayed. Other grants of the
 * same client stay: all of a person’s devices share its id.
 */
@Injectable()
export class EndGrant {
  constructor(
    private readonly changes: AuthChanges,
    private readonly grants: GrantsRepository,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica rejects the grant’s bearer tokens.
   * @param grantHash SHA-256 of the grant’s id
   * @param origin of the request that ends it
   */
  async execute(grantHash: Buffer, origin: RequestOrigin | null): Promise<void> {
    const holder = await this.grants.holderOf(grantHash);
    if (!holder) return;
    const { workspaceId, memberId, memberName } = holder;
    await this.changes.run(async (tx) => {
      const workspace = await lockWorkspace(tx, workspaceId);
      const { connections } = await this.grants.revoke(tx, { grantHash }, memberId, this.clock.now());
      const actor = { memberId, name: memberName };
      const by = { workspaceId, actor, via: 'oauth', origin };
      tx.audit({
        ...by,
        action: 'grant.end',
        details: { clients: connections.map(({ clientName }) => clientName) },
      });
      for (const { id, clientName: name } of connections) {
        tx.append({ kind: 'client.revoke', workspace, actor, data: { id, name } });
        tx.audit({
          ...by,
          action: 'client.revoke',
          target: `client ${id}`,
          details: { name, because: 'grant.end' },
        });
      }
    });
    await this.leases.revoke([workspaceId]);
  }
}
