import type { OAuthClientProvider } from '@modelcontextprotocol/client';
import type { OAuthClientProvider as OlderProvider } from '@modelcontextprotocol/sdk/client/auth.js';

type ClientInformation = Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
type DiscoveryState = Parameters<NonNullable<OAuthClientProvider['saveDiscoveryState']>>[0];
type Tokens = NonNullable<Awaited<ReturnType<OAuthClientProvider['tokens']>>>;

/** Redirect URI of a client that never listens. */
const UNUSED_REDIRECT = 'http://127.0.0.1:33418/callback';

/** Sign-in state of an MCP client, for either SDK version. Its only configuration is {mcp_url}. */
export class ClientMemory implements OAuthClientProvider, OlderProvider {
  /** The SDK's authorization URL for the user; undefined while it needs none. */
  authorizationUrl: URL | undefined;
  /** Every token response, the newest last. */
  readonly issued: Tokens[] = [];
  readonly verifiers: string[] = [];
  private current: Tokens | undefined;
  private information: ClientInformation;
  private discovered: DiscoveryState | undefined;

  /** @param clientMetadataUrl the document that names the client; without one it registers */
  constructor(
    private readonly name: string,
    readonly redirectUrl: string = UNUSED_REDIRECT,
    readonly clientMetadataUrl?: string,
  ) {}

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
  tokens(): Tokens | undefined {
    return this.current;
  }
  saveTokens(tokens: Tokens): void {
    this.current = tokens;
    this.issued.push(tokens);
  }
  /** The SDK calls this for credentials that the service rejects. */
  invalidateCredentials(scope: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery'): void {
    if (scope === 'all' || scope === 'tokens') this.current = undefined;
    if (scope === 'all' || scope === 'client') this.information = undefined;
    if (scope === 'all' || scope === 'discovery') this.discovered = undefined;
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
    this.verifiers.push(verifier);
  }
  codeVerifier(): string {
    return this.verifiers.at(-1) ?? '';
  }
}
