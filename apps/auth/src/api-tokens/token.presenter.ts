import type { CredentialDto } from '@kiban/contracts';
import { presentConnection } from '../connected-clients/connection.presenter.js';
import type { ApiToken } from './api-tokens.repository.js';
import type { Credentials } from './use-cases/list-credentials.use-case.js';

export function presentToken(token: ApiToken, now: Date): CredentialDto {
  const { revokedAt, expiresAt } = token;
  return {
    kind: 'token',
    id: token.id,
    name: token.name,
    state: revokedAt ? 'revoked' : expiresAt && expiresAt <= now ? 'expired' : 'active',
    access: 'admin',
    firstCharacters: token.firstCharacters,
    lastCharacters: token.lastCharacters,
    clientHost: null,
    createdBy: token.issuer,
    createdAt: token.createdAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** Both kinds in one list, newest first. */
export function presentCredentials({ tokens, connections }: Credentials, now: Date): CredentialDto[] {
  return [
    ...tokens.map((token) => presentToken(token, now)),
    ...connections.map((connection) => presentConnection(connection, now)),
  ].sort((left, right) => right.createdAt.localeCompare(left.createdAt));
}
