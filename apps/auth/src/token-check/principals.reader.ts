import type { RejectionReason } from '@kiban/auth-client';
import {
  adminScopes,
  credentialScopes,
  provisioningScope,
  type CredentialScope,
  type Principal,
  type ProofMethod,
  type Role,
} from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { boardTokenDigest, restrictedDigest } from '../infrastructure/restricted-digest.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';

interface BearerRow {
  kind: Principal['kind'];
  id: number;
  via_name: string;
  role: Role;
  is_scoped: boolean;
  scopes: CredentialScope[];
  address_ranges: string[];
  board_ids: number[] | null;
  audience: 'api' | 'mcp' | null;
  expires_at: Date | null;
  revoked: boolean;
  /** When the workspace is deleted for good. */
  deletion_at: Date | null;
  workspace_id: number;
  workspace_slug: string;
  workspace_name: string;
  member_id: number;
  member_name: string;
  /** Of the person at the screen; false for all others. */
  has_passkey: boolean;
  /** Whether an authenticator app is on. */
  has_app: boolean;
  factor_shown_at: Date | null;
  password_at: Date | null;
}

// One statement, one round trip. Role and membership are read each time, so a change since the bearer was issued
// applies to the next request. A token is valid while its issuer is an owner (decision 5), the screen's access while its
// session may open the workspace (decision 80).
const FIND_BEARER = {
  name: 'auth-find-bearer',
  text: `
    SELECT 'token' AS kind, t.id, t.name AS via_name, 'admin' AS role,
           t.scopes IS NOT NULL AS is_scoped, coalesce(t.scopes, $3) AS scopes, t.address_ranges, to_json(t.board_ids) AS board_ids,
           NULL AS audience, t.expires_at,
           t.revoked_at IS NOT NULL OR m.removed_at IS NOT NULL AND NOT m.left_with_workspace OR m.role <> 'owner'
             OR a.disabled_at IS NOT NULL AS revoked, w.deletion_at,
           w.id AS workspace_id, w.slug AS workspace_slug, w.name AS workspace_name,
           m.id AS member_id, a.name AS member_name, false AS has_passkey, false AS has_app,
           NULL::timestamptz AS factor_shown_at, NULL::timestamptz AS password_at
    FROM auth.api_token t
    JOIN auth.workspace w ON w.id = t.workspace_id
    JOIN auth.member m ON m.id = t.issued_by
    JOIN auth.account a ON a.id = m.account_id
    WHERE t.digest = $1 AND t.board_ids IS NULL AND t.scopes IS NULL AND t.address_ranges = '{}'
       OR t.digest = $2 AND t.board_ids IS NULL AND (t.scopes IS NOT NULL OR t.address_ranges <> '{}')
       OR t.digest = $4 AND t.board_ids IS NOT NULL
    UNION ALL
    SELECT g.kind, g.id, coalesce(c.client_name, 'Kiban'), m.role,
           false, string_to_array(o.scope, ' '), '{}', NULL, o.audience, least(o.expires_at, g.expires_at),
           g.revoked_at IS NOT NULL OR m.removed_at IS NOT NULL AND NOT m.left_with_workspace OR a.disabled_at IS NOT NULL
             OR g.kind = 'screen' AND auth.refusal_of_session(g.account_id, g.session_hash, g.workspace_id) <> 'none',
           w.deletion_at,
           w.id, w.slug, w.name, m.id, a.name,
           g.kind = 'screen' AND EXISTS (SELECT 1 FROM auth.passkey k WHERE k.account_id = a.id),
           g.kind = 'screen'
             AND EXISTS (SELECT 1 FROM auth.second_factor f WHERE f.account_id = a.id AND f.confirmed_at IS NOT NULL),
           greatest(s.second_factor_at, s.second_factor_shown_at), s.password_at
    FROM auth.oidc_model o
    JOIN auth.oauth_grant g ON g.grant_hash = o.grant_hash
    JOIN auth.workspace w ON w.id = g.workspace_id
    JOIN auth.member m ON m.id = g.member_id
    JOIN auth.account a ON a.id = g.account_id
    LEFT JOIN auth.oauth_connection c ON c.id = g.connection_id
    LEFT JOIN auth.browser_session s ON s.uid_hash = g.session_hash
    WHERE o.kind = 'AccessToken' AND o.id_hash = $1`,
};

export type BearerResponse = { principal: Principal } | { refused: RejectionReason };

/** Finds the principal of a bearer’s digest. */
@Injectable()
export class PrincipalsReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** @param digest SHA-256 of the bearer */
  async find(digest: Buffer): Promise<BearerResponse> {
    const [row] = await this.database.query<BearerRow>(FIND_BEARER, [
      digest,
      restrictedDigest(digest),
      adminScopes,
      boardTokenDigest(digest),
    ]);
    if (!row) return { refused: 'unknown' };
    if (row.revoked) return { refused: 'revoked' };
    if (row.expires_at && row.expires_at <= this.clock.now()) return { refused: 'expired' };
    return { principal: principalOf(row, this.config.SECOND_FACTOR_FRESH_S) };
  }
}

/** @param freshS how long a shown second factor counts, in seconds */
function principalOf(row: BearerRow, freshS: number): Principal {
  const { is_scoped: isScoped, address_ranges: addressRanges, board_ids: boardIds } = row;
  const isRestricted = isScoped || addressRanges.length > 0 || boardIds !== null;
  return {
    kind: row.kind,
    credentialId: `${row.kind === 'token' ? 'token' : 'grant'}:${row.id}`,
    workspace: {
      id: row.workspace_id,
      slug: row.workspace_slug,
      name: row.workspace_name,
      ...(row.deletion_at ? { deletionAt: row.deletion_at.toISOString() } : {}),
    },
    member: { id: row.member_id, name: row.member_name },
    role: row.role,
    scopes: credentialScopes.filter((scope) => scopesOf(row).includes(scope)),
    via: { kind: row.kind, name: row.via_name },
    audiences: audiencesOf(row),
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...(isRestricted ? { restriction: { isScoped, addressRanges, boardIds } } : {}),
    ...(row.kind === 'screen' ? { secondFactor: secondFactorOf(row, freshS) } : {}),
  };
}

/** What was shown counts while it is the strongest that the person has: the password not beside a passkey or an app. */
function secondFactorOf(row: BearerRow, freshS: number): Principal['secondFactor'] {
  const methods: ProofMethod[] = [
    ...(row.has_passkey ? (['passkey'] as const) : []),
    ...(row.has_app ? (['code'] as const) : []),
  ];
  if (methods.length > 0) return { freshUntil: freshUntil(row.factor_shown_at, freshS), methods };
  return { freshUntil: freshUntil(row.password_at, freshS), methods: ['password'] };
}

/** @returns an ISO timestamp, or null when nothing was shown */
export function freshUntil(shownAt: Date | null, freshS: number): string | null {
  return shownAt && new Date(shownAt.getTime() + freshS * 1_000).toISOString();
}

/** A directory's token is no bearer of the MCP endpoint. */
function audiencesOf({ kind, scopes, audience }: BearerRow): Principal['audiences'] {
  if (kind === 'token') return scopes.includes(provisioningScope) ? ['api'] : ['api', 'mcp'];
  return audience ? [audience] : [];
}

/** No token that is restricted to boards has the webhooks, which receive events of all boards. */
function scopesOf({ scopes, board_ids: boardIds }: BearerRow): CredentialScope[] {
  return boardIds === null ? scopes : scopes.filter((scope) => scope !== 'webhooks:manage');
}
