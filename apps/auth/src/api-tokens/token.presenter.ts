import type { CredentialAccess, CredentialDto, TokenBoardDto } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { presentConnection } from '../store/grants/connection.presenter.js';
import type { ApiToken } from '../store/tokens/api-tokens.repository.js';
import { BoardNames } from './board-names.js';
import type { Credentials } from './use-cases/list-credentials.use-case.js';

type FindBoard = (id: number) => TokenBoardDto | undefined;

/** Shows credentials with the names of the boards to which tokens are restricted. */
@Injectable()
export class TokenPresenter {
  constructor(
    private readonly boards: BoardNames,
    private readonly clock: Clock,
  ) {}

  async one(workspaceId: number, token: ApiToken): Promise<CredentialDto> {
    return presentToken(token, this.clock.now(), await this.finder(workspaceId, [token]));
  }

  /** Both kinds in one list, newest first. */
  async all(workspaceId: number, { tokens, connections }: Credentials): Promise<CredentialDto[]> {
    const now = this.clock.now();
    const find = await this.finder(workspaceId, tokens);
    return [
      ...tokens.map((token) => presentToken(token, now, find)),
      ...connections.map((connection) => presentConnection(connection, now)),
    ].sort((left, right) => right.createdAt.localeCompare(left.createdAt));
  }

  private finder(workspaceId: number, tokens: readonly ApiToken[]): Promise<FindBoard> {
    return this.boards.finder(
      workspaceId,
      tokens.flatMap(({ boardIds }) => boardIds ?? []),
    );
  }
}

function presentToken(token: ApiToken, now: Date, find: FindBoard): CredentialDto {
  const { revokedAt, expiresAt } = token;
  return {
    kind: 'token',
    id: token.id,
    name: token.name,
    state: revokedAt ? 'revoked' : expiresAt && expiresAt <= now ? 'expired' : 'active',
    access: accessOf(token),
    firstCharacters: token.firstCharacters,
    lastCharacters: token.lastCharacters,
    clientHost: null,
    createdBy: token.issuer,
    createdAt: token.createdAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
    lastUsedAddress: token.lastUsedAddress,
    expiresAt: expiresAt?.toISOString() ?? null,
    scopes: token.scopes,
    addressRanges: token.addressRanges,
    boards: token.boardIds && token.boardIds.flatMap((id) => find(id) ?? []),
  };
}

function accessOf({ scopes }: ApiToken): CredentialAccess {
  if (scopes === null) return 'admin';
  return scopes.every((scope) => scope.endsWith(':read')) ? 'read' : 'read_write';
}
