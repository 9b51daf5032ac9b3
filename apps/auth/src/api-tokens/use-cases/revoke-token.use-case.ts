import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';
import { ApiTokensRepository, type ApiToken } from '../../store/tokens/api-tokens.repository.js';

@Injectable()
export class RevokeToken {
  constructor(
    private readonly changes: AuthChanges,
    private readonly tokens: ApiTokensRepository,
    private readonly passwords: Passwords,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /** Resolves when every replica rejects the token. Repeating it changes nothing. */
  async execute(caller: Caller, { id, password }: { id: number; password: string }): Promise<ApiToken> {
    const { principal } = caller;
    const by = auditedCaller(caller);
    const confirmed = await this.passwords.confirm(principal.member.id, password, caller.origin);
    const token = await this.changes.run(async (tx) => {
      const { workspace } = await lockStanding(tx, principal, { role: 'owner', confirmed });
      const before = await this.tokens.byId(tx, workspace.id, id);
      if (!before) throw new NotFoundError('token', id);
      if (before.revokedAt) return before;
      await this.tokens.revoke(tx, id, principal.member.id, this.clock.now());
      tx.append({
        kind: 'token.revoke',
        workspace,
        actor: by.actor,
        data: { id, name: before.name },
        traceparent: caller.traceparent,
      });
      tx.audit({ ...by, action: 'token.revoke', target: `token ${id}`, details: { name: before.name } });
      return (await this.tokens.byId(tx, workspace.id, id)) as ApiToken;
    });
    // Also for a repeated call: the first one may have failed before every replica confirmed.
    await this.leases.revoke([principal.workspace.id]);
    return token;
  }
}
