import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';
import { authorizeAs } from './authorize.js';
import type { Deployment } from '../running/deployment.js';

type ClientInformation = Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
type DiscoveryState = Parameters<NonNullable<OAuthClientProvider['saveDiscoveryState']>>[0];
type Tokens = Awaited<ReturnType<OAuthClientProvider['tokens']>>;

/** What an MCP client keeps of its sign-in. It knows nothing of the service but {mcp_url}. */
class ClientMemory implements OAuthClientProvider {
  authorizationUrl: URL | undefined;
  private information: ClientInformation;
  private issued: Tokens;
  private verifier = '';
  private discovered: DiscoveryState | undefined;

  constructor(private readonly name: string) {}

  readonly redirectUrl = 'http://127.0.0.1:33418/callback';

  get clientMetadata(): OAuthClientProvider['clientMetadata'] {
    return {
      client_name: this.name,
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }
  clientInformation(): ClientInformation {
    return this.information;
  }
  saveClientInformation(information: NonNullable<ClientInformation>): void {
    this.information = information;
  }
  tokens(): Tokens {
    return this.issued;
  }
  saveTokens(tokens: NonNullable<Tokens>): void {
    this.issued = tokens;
  }
  saveDiscoveryState(state: DiscoveryState): void {
    this.discovered = state;
  }
  discoveryState(): DiscoveryState | undefined {
    return this.discovered;
  }
  redirectToAuthorization(url: URL): void {
    this.authorizationUrl = url;
  }
  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }
  codeVerifier(): string {
    return this.verifier;
  }
}

export interface McpConnection {
  client: Client;
  /** The access token that the client was issued. */
  accessToken: () => string;
}

/** Connects a real MCP client: 401, metadata, registration, sign-in, workspace, Allow, token. */
export async function connectMcp(deployment: Deployment, clientName: string): Promise<McpConnection> {
  const memory = new ClientMemory(clientName);
  const url = new URL(deployment.mcpUrl);
  const first = new StreamableHTTPClientTransport(url, { authProvider: memory });
  try {
    await new Client({ name: clientName, version: '1.0.0' }).connect(first);
    throw new Error('The MCP server let a client in without a bearer.');
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error;
  }
  if (!memory.authorizationUrl) throw new Error('The MCP client found no authorization server.');
  await first.finishAuth(await authorizeAs(deployment.owner, deployment, memory.authorizationUrl));
  const client = new Client({ name: clientName, version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: memory }));
  return { client, accessToken: () => memory.tokens()?.access_token ?? '' };
}
