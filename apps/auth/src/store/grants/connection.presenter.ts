import type { CredentialDto, GrantedScope } from '@kiban/contracts';
import type { Connection } from './connections.reader.js';

export function presentConnection(connection: Connection, now: Date): CredentialDto {
  const { revokedAt, endsAt } = connection;
  return {
    kind: 'oauth_client',
    id: connection.id,
    name: connection.clientName,
    state: revokedAt ? 'revoked' : endsAt && endsAt > now ? 'connected' : 'expired',
    access: connection.writes ? 'read_write' : 'read',
    firstCharacters: null,
    lastCharacters: null,
    clientHost: connection.clientHost,
    createdBy: { memberId: connection.memberId, name: connection.memberName },
    createdAt: connection.createdAt.toISOString(),
    lastUsedAt: connection.lastUsedAt?.toISOString() ?? null,
    lastUsedAddress: null,
    expiresAt: endsAt?.toISOString() ?? null,
    scopes: scopesOf(connection),
    addressRanges: [],
    boards: null,
  };
}

const scopesOf = ({ writes, readsEvents }: Connection): GrantedScope[] => [
  'boards:read',
  ...(writes ? (['boards:write'] as const) : []),
  ...(readsEvents ? (['events:read'] as const) : []),
];
