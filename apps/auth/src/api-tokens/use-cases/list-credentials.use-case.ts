import { isOwnerOrAdmin, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { ConnectionsReader, type Connection } from '../../store/grants/connections.reader.js';
import { ApiTokensRepository, type ApiToken } from '../../store/tokens/api-tokens.repository.js';

export interface Credentials {
  tokens: readonly ApiToken[];
  connections: readonly Connection[];
}

@Injectable()
export class ListCredentials {
  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly connections: ConnectionsReader,
    private readonly clock: Clock,
  ) {}

  /** Owners and admins see all of the workspace; members see only the AI clients that they connected. */
  async execute({ principal }: Caller): Promise<Credentials> {
    const seesAll = isOwnerOrAdmin(principal.role);
    const workspaceId = principal.workspace.id;
    const [tokens, connections] = await Promise.all([
      seesAll ? this.tokensFor(principal) : [],
      this.connections.list(workspaceId, seesAll ? null : principal.member.id),
    ]);
    return { tokens, connections };
  }

  /** Only the owner reads network addresses, as in the audit log. */
  private async tokensFor({ workspace, role }: Caller['principal']): Promise<ApiToken[]> {
    const tokens = await this.tokens.list(workspace.id, this.clock.now());
    return role === 'owner' ? tokens : tokens.map((token) => ({ ...token, lastUsedAddress: null }));
  }
}
