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
import { ApiTokensRepository, type ApiTokenRow } from './api-tokens.repository.js';

@Injectable()
export class RevokeToken {
  constructor(
    private readonly database: Database,
    private readonly tokens: ApiTokensRepository,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /** Resolves when the token works nowhere any more. Revoking what is revoked changes nothing. */
  async execute(caller: Caller, origin: RequestOrigin, id: number, password: string): Promise<ApiTokenRow> {
    const { principal } = caller;
    const confirmed = await this.passwords.confirm(principal.member.id, password, origin);
    const row = await this.database.transaction(async (tx) => {
      const { workspace } = await lockStanding(tx, principal, { role: 'owner', confirmed });
      const before = await this.tokens.byId(tx, workspace.id, id);
      if (!before) throw new NotFoundError('token', id);
      if (before.revoked_at) return before;
      await this.tokens.revoke(tx, id, principal.member.id, this.clock.now());
      await appendEvents(tx, authSchema, [
        {
          kind: 'token.revoke',
          workspace,
          boardId: null,
          actor: { memberId: principal.member.id, name: principal.member.name },
          data: { id, name: before.name },
          traceparent: caller.traceparent,
        },
      ]);
      await this.audit.append(tx, {
        ...auditedCaller(principal, origin),
        action: 'token.revoke',
        target: `token ${id}`,
        details: { name: before.name },
      });
      return (await this.tokens.byId(tx, workspace.id, id)) as ApiTokenRow;
    });
    this.database.notifySoon(outboxChannel(authSchema));
    // Also after a repeat: the first call's answer may not have waited for every replica.
    await this.leases.drop([principal.workspace.id]);
    return row;
  }
}
