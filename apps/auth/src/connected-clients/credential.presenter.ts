import type { CredentialDto } from '@kiban/contracts';
import type { ApiTokenRow } from '../api-tokens/api-tokens.repository.js';
import type { ConnectionRow } from './connections.repository.js';

export function presentToken(row: ApiTokenRow, now: Date): CredentialDto {
  return {
    kind: 'token',
    id: row.id,
    name: row.name,
    state: row.revoked_at ? 'revoked' : row.expires_at && row.expires_at <= now ? 'expired' : 'active',
    access: 'admin',
    firstCharacters: row.first_characters,
    lastCharacters: row.last_characters,
    clientHost: null,
    createdBy: { memberId: row.issuer_id, name: row.issuer_name },
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

export function presentConnection(row: ConnectionRow, now: Date): CredentialDto {
  return {
    kind: 'oauth_client',
    id: row.id,
    name: row.client_name,
    state: row.revoked_at ? 'revoked' : row.ends_at && row.ends_at > now ? 'connected' : 'expired',
    access: row.writes ? 'read_write' : 'read',
    firstCharacters: null,
    lastCharacters: null,
    clientHost: row.client_host,
    createdBy: { memberId: row.member_id, name: row.member_name },
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    expiresAt: row.ends_at?.toISOString() ?? null,
  };
}
