import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** A provider that returns what a test wants, signed by its own key or by no key at all. */
export class HostileProvider {
  /** Replaces parts of the metadata. */
  metadata: Record<string, unknown> = {};
  /** The ID token of the next responses. */
  idToken = '';
  /** Whether requests get no response, as of a provider that is down. */
  isSilent = false;
  /** Status of the token endpoint. */
  tokenStatus = 200;
  tokenRequests = 0;
  requests = 0;

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
    private readonly key: CryptoKey,
    readonly publicKey: JWK,
  ) {}

  static async listen(): Promise<HostileProvider> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const jwk = { ...(await exportJWK(publicKey)), kid: 'hostile', alg: 'RS256', use: 'sig' };
    const made = new HostileProvider(server, issuer, privateKey, jwk);
    server.on('request', (request, response) => {
      request.resume();
      made.respond(request.url ?? '', response);
    });
    return made;
  }

  /** A token that is right in everything but what the test changes. */
  sign(
    claims: Record<string, unknown>,
    header: Record<string, unknown> = {},
    key: CryptoKey | Uint8Array = this.key,
  ): Promise<string> {
    return new SignJWT(this.claims(claims))
      .setProtectedHeader({ alg: 'RS256', kid: 'hostile', ...header })
      .sign(key);
  }

  claims(claims: Record<string, unknown>): Record<string, unknown> {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: this.issuer,
      aud: 'kiban',
      iat: now,
      exp: now + 300,
      email_verified: true,
      name: 'Hostile',
      ...claims,
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private respond(url: string, response: ServerResponse): void {
    this.requests += 1;
    if (this.isSilent) return;
    if (url === '/.well-known/openid-configuration') return json(response, 200, this.allMetadata());
    if (url === '/jwks') return json(response, 200, { keys: [this.publicKey] });
    this.tokenRequests += 1;
    const token = { access_token: 'any', token_type: 'Bearer', id_token: this.idToken };
    json(response, this.tokenStatus, this.tokenStatus === 200 ? token : { error: 'invalid_grant' });
  }

  private allMetadata(): Record<string, unknown> {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
      ...this.metadata,
    };
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
