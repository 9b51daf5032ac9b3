import type { RejectionReason } from '@kiban/auth-client';
import { scopes as allScopes, type Principal, type Role, type Scope } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';

interface BearerRow {
  kind: Principal['kind'];
  id: number;
  via_name: string;
  role: Role;
  scopes: Scope[];
  audience: 'api' | 'mcp' | null;
  expires_at: Date | null;
  revoked: boolean;
  workspace_id: number;
  workspace_slug: string;
  workspace_name: string;
  member_id: number;
  member_name: string;
}

// One statement, one round trip. Role and membership are read anew each time: what was lowered or taken
// away since the bearer was issued holds from the next question on. A token is good while its issuer is an
// owner (decision 5).
const FIND_BEARER = {
  name: 'auth-find-bearer',
  text: `
    SELECT 'token' AS kind, t.id, t.name AS via_name, 'admin' AS role,
           ARRAY['boards:read', 'boards:write'] AS scopes, NULL AS audience, t.expires_at,
           t.revoked_at IS NOT NULL OR m.removed_at IS NOT NULL OR m.role <> 'owner'
             OR a.disabled_at IS NOT NULL AS revoked,
           w.id AS workspace_id, w.slug AS workspace_slug, w.name AS workspace_name,
           m.id AS member_id, a.name AS member_name
    FROM auth.api_token t
    JOIN auth.workspace w ON w.id = t.workspace_id
    JOIN auth.member m ON m.id = t.issued_by
    JOIN auth.account a ON a.id = m.account_id
    WHERE t.digest = $1
    UNION ALL
    SELECT g.kind, g.id, coalesce(c.client_name, 'Kiban'), m.role,
           string_to_array(o.scope, ' '), o.audience, o.expires_at,
           g.revoked_at IS NOT NULL OR m.removed_at IS NOT NULL OR a.disabled_at IS NOT NULL,
           w.id, w.slug, w.name, m.id, a.name
    FROM auth.oidc_model o
    JOIN auth.oauth_grant g ON g.grant_hash = o.grant_hash
    JOIN auth.workspace w ON w.id = g.workspace_id
    JOIN auth.member m ON m.id = g.member_id
    JOIN auth.account a ON a.id = g.account_id
    LEFT JOIN auth.oauth_connection c ON c.id = g.connection_id
    WHERE o.kind = 'AccessToken' AND o.id_hash = $1`,
};

export type BearerResponse = { principal: Principal } | { refused: RejectionReason };

/** Finds whose bearer a digest is. */
@Injectable()
export class PrincipalsReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param digest SHA-256 of the bearer */
  async find(digest: Buffer): Promise<BearerResponse> {
    const [row] = await this.database.query<BearerRow>(FIND_BEARER, [digest]);
    if (!row) return { refused: 'unknown' };
    if (row.revoked) return { refused: 'revoked' };
    if (row.expires_at && row.expires_at <= this.clock.now()) return { refused: 'expired' };
    return { principal: principalOf(row) };
  }
}

function principalOf(row: BearerRow): Principal {
  return {
    kind: row.kind,
    credentialId: `${row.kind === 'token' ? 'token' : 'grant'}:${row.id}`,
    workspace: { id: row.workspace_id, slug: row.workspace_slug, name: row.workspace_name },
    member: { id: row.member_id, name: row.member_name },
    role: row.role,
    scopes: allScopes.filter((scope) => row.scopes.includes(scope)),
    via: { kind: row.kind, name: row.via_name },
    audiences: row.kind === 'token' ? ['api', 'mcp'] : row.audience ? [row.audience] : [],
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
