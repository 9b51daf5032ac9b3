import { randomBytes } from 'node:crypto';
import { createApiToken } from '@kiban/auth-client';
import { DomainError, limits, type IssueTokenDto, type Principal } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { appendEvents, Database, outboxChannel } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../accounts/passwords.js';
import { AuditLog, auditedCaller } from '../audit/audit-log.js';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { lockStanding, type Demand } from '../workspaces/standing.js';
import { ApiTokensRepository, type ApiTokenRow } from './api-tokens.repository.js';
import { readTokenExpiry } from './token-lifetime.js';

export interface IssuedToken {
  row: ApiTokenRow;
  /** The value, which is returned this once and not stored. */
  token: string;
}

@Injectable()
export class IssueToken {
  constructor(
    private readonly database: Database,
    private readonly tokens: ApiTokensRepository,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError when the password is wrong, the expiry is invalid, the caller is not an owner, or the limit
   * is reached
   */
  async execute(caller: Caller, origin: RequestOrigin, input: IssueTokenDto): Promise<IssuedToken> {
    const expiresAt = readTokenExpiry(input.expiresAt, this.clock.now());
    const { principal, traceparent } = caller;
    const confirmed = await this.passwords.confirm(principal.member.id, input.password, origin);
    return this.issue(principal, origin, { name: input.name.trim(), expiresAt, confirmed }, traceparent);
  }

  /** Issues without a password: for the first start, which has just created the owner. */
  async issue(
    principal: Principal,
    origin: RequestOrigin | null,
    wish: { name: string; expiresAt: Date | null } & Pick<Demand, 'confirmed'>,
    traceparent: string | null,
  ): Promise<IssuedToken> {
    const token = createApiToken(randomBytes);
    const now = this.clock.now();
    const row = await this.database.transaction(async (tx) => {
      const { workspace } = await lockStanding(tx, principal, { role: 'owner', confirmed: wish.confirmed });
      if ((await this.tokens.countActive(tx, workspace.id, now)) >= limits.tokensPerWorkspaceMax)
        throw new DomainError(
          'limit_reached',
          `A workspace has at most ${limits.tokensPerWorkspaceMax} active tokens; revoke one first.`,
        );
      const id = await this.tokens.insert(tx, {
        workspaceId: workspace.id,
        issuedBy: principal.member.id,
        name: wish.name,
        digest: digestOf(token),
        firstCharacters: token.slice(0, 8),
        lastCharacters: token.slice(-4),
        createdAt: now,
        expiresAt: wish.expiresAt,
      });
      await appendEvents(tx, authSchema, [
        {
          kind: 'token.issue',
          workspace,
          boardId: null,
          actor: { memberId: principal.member.id, name: principal.member.name },
          data: { id, name: wish.name, expiresAt: wish.expiresAt?.toISOString() ?? null },
          traceparent,
        },
      ]);
      await this.audit.append(tx, {
        ...auditedCaller(principal, origin ?? { address: 'local', userAgent: null }),
        action: 'token.issue',
        target: `token ${id}`,
        details: { name: wish.name, expiresAt: wish.expiresAt?.toISOString() ?? null },
      });
      return (await this.tokens.byId(tx, workspace.id, id)) as ApiTokenRow;
    });
    this.database.notifySoon(outboxChannel(authSchema));
    return { row, token };
  }
}
