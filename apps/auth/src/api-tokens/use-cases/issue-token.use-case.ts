import { randomBytes } from 'node:crypto';
import { createApiToken } from '@kiban/auth-client';
import { DomainError, limits, type IssueTokenDto, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { Notices } from '../../proof/notices/notices.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { lockStanding, type Demand } from '../../store/rights/standing.js';
import { ApiTokensRepository, type ApiToken } from '../../store/tokens/api-tokens.repository.js';
import {
  readTokenRestrictions,
  unrestricted,
  type TokenRestrictions,
} from '../../store/tokens/token-restrictions.js';
import { BoardNames } from '../board-names.js';
import { readTokenExpiry } from '../token-lifetime.js';

export interface IssuedToken {
  issued: ApiToken;
  /** The value, which is returned this once and not stored. */
  token: string;
}

/** The member in whose name a token is issued. */
export type Issuer = Pick<Caller, 'principal' | 'origin'> & { traceparent: string | null };

@Injectable()
export class IssueToken {
  constructor(
    private readonly changes: AuthChanges,
    private readonly tokens: ApiTokensRepository,
    private readonly passwords: Passwords,
    private readonly boards: BoardNames,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError when the password is wrong, the expiry or a restriction is invalid, the caller is not an owner, the limit
   * is reached, or boards cannot be checked now
   */
  async execute(caller: Caller, input: IssueTokenDto): Promise<IssuedToken> {
    const expiresAt = readTokenExpiry(input.expiresAt, this.clock.now());
    const restrictions = readTokenRestrictions(input);
    const { member, workspace } = caller.principal;
    const confirmed = await this.passwords.confirm(member.id, input.password, caller.origin);
    if (restrictions.boardIds) await this.boards.requireAll(workspace.id, restrictions.boardIds);
    const name = input.name.trim();
    const issued = await this.issue(caller, { name, expiresAt, confirmed, restrictions });
    this.notices.send(
      { kind: 'token_issued', name, workspaceName: workspace.name },
      confirmed.id,
      caller.origin,
    );
    return issued;
  }

  /** Issues without a password: for the first start, which has just created the owner. */
  async issue(
    caller: Issuer,
    wish: { name: string; expiresAt: Date | null; restrictions?: TokenRestrictions } & Pick<
      Demand,
      'confirmed'
    >,
  ): Promise<IssuedToken> {
    const { scopes, addressRanges, boardIds } = wish.restrictions ?? unrestricted;
    const { principal } = caller;
    const by = auditedCaller(caller);
    const token = createApiToken(randomBytes);
    const now = this.clock.now();
    const issued = await this.changes.run(async (tx) => {
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
        scopes,
        addressRanges,
        boardIds,
      });
      const named = { name: wish.name, expiresAt: wish.expiresAt?.toISOString() ?? null };
      tx.append({
        kind: 'token.issue',
        workspace,
        actor: by.actor,
        data: { id, ...named },
        traceparent: caller.traceparent,
      });
      tx.audit({
        ...by,
        action: 'token.issue',
        target: `token ${id}`,
        details: { ...named, scopes, addressRanges, boardIds },
      });
      return (await this.tokens.byId(tx, workspace.id, id)) as ApiToken;
    });
    return { issued, token };
  }
}
