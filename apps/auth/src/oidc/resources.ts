import { apiPrefix, commandLineScopes, connectionScopes, type GrantedScope } from '@kiban/contracts';

/** `client_id` of the service's own screen (decisions §3.3). */
export const screenClientId = 'kiban-screen';

/** `client_id` of `kiban login`. It has no secret, so any program on a person’s device can use it (decision 53). */
export const commandLineClientId = 'kiban-cli';

/** Parameter of an authorization request: the slug of the workspace that the screen wants to open. */
export const workspaceParameter = 'workspace';

/** The two resources (RFC 8707) that bearer tokens are issued for, below this deployment’s public origin. */
export class Resources {
  /** {mcp_url} */
  readonly mcpUrl: string;
  /** {base_url} */
  readonly apiUrl: string;
  private readonly spellings: ReadonlyMap<string, string>;

  constructor(readonly origin: string) {
    this.mcpUrl = `${origin}/mcp`;
    this.apiUrl = `${origin}${apiPrefix}`;
    // Clients add or drop the last slash, and some send the bare origin. Each spelling must resolve to the same
    // audience at every step, or the token request is rejected.
    this.spellings = new Map([
      [this.mcpUrl, this.mcpUrl],
      [`${this.mcpUrl}/`, this.mcpUrl],
      [origin, this.mcpUrl],
      [`${origin}/`, this.mcpUrl],
      [this.apiUrl, this.apiUrl],
      [`${this.apiUrl}/`, this.apiUrl],
    ]);
  }

  /** The canonical spelling of one of our resources. Others are unchanged and rejected later. */
  canonical(resource: string): string {
    return this.spellings.get(resource) ?? this.spellings.get(normalised(resource)) ?? resource;
  }

  /** The one resource that a client gets tokens for. */
  ofClient(clientId: string): string {
    return clientId === screenClientId || clientId === commandLineClientId ? this.apiUrl : this.mcpUrl;
  }

  /** The scopes that a client may be granted there. */
  scopesOf(clientId: string): readonly GrantedScope[] {
    return clientId === commandLineClientId ? commandLineScopes : connectionScopes;
  }

  audienceOf(resource: string | undefined): 'api' | 'mcp' | null {
    if (resource === this.mcpUrl) return 'mcp';
    return resource === this.apiUrl ? 'api' : null;
  }
}

/** Scheme and host in lower case, without the default port. */
function normalised(resource: string): string {
  return URL.canParse(resource) ? new URL(resource).href : resource;
}
