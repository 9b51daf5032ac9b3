import { AuthClient, bearerDigest, InternalCredentialSigner } from '@kiban/auth-client';
import type { Principal } from '@kiban/contracts';
import { ApiCredentials } from './api-credentials.js';

/** The caller of one request: who, and the way to call the API in their name. */
export interface Connection {
  principal: Principal;
  /** SHA-256 of the bearer; the bearer itself is kept nowhere. */
  digest: string;
  /** Writing is allowed: by the grant, by the role, and by the address that was called. */
  canWrite: boolean;
}

const BEARER = /^Bearer +([\x21-\x7e]+) *$/i;

/** Finds the caller of a request and makes the credentials that the gateway calls the API with. */
export class ConnectionResolver {
  private readonly credentials: ApiCredentials;

  constructor(
    private readonly auth: AuthClient,
    signer: InternalCredentialSigner,
  ) {
    this.credentials = new ApiCredentials(signer);
  }

  /**
   * @throws UnauthenticatedError when the header carries no bearer in force for {mcp_url}
   * @throws AuthUnavailableError when nobody can say
   */
  async resolve(authorization: string | undefined, readOnly: boolean): Promise<Connection> {
    const principal = await this.auth.resolveAuthorization(authorization);
    const bearer = BEARER.exec(authorization ?? '')?.[1] ?? '';
    return {
      principal,
      digest: bearerDigest(bearer),
      canWrite: !readOnly && principal.scopes.includes('boards:write') && principal.role !== 'viewer',
    };
  }

  /**
   * Whose the bearer is now, asked again: for answers that stay open.
   * @throws UnauthenticatedError when it holds no more; AuthUnavailableError when nobody can say
   */
  async currentPrincipal({ digest }: Connection): Promise<Principal> {
    return this.auth.resolveDigest(digest);
  }

  /** A credential for the API that stands for this connection and dies with its bearer. */
  credential({ digest }: Connection): Promise<string> {
    return this.credentials.of(digest);
  }
}
