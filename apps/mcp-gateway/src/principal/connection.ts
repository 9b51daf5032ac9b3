import { AuthClient, bearerDigest, InternalCredentialSigner } from '@kiban/auth-client';
import type { Principal, RequestOrigin } from '@kiban/contracts';
import { ApiCredentials } from './api-credentials.js';

/** The caller of one request and the credential to call the API on their behalf. */
export interface Connection {
  principal: Principal;
  /** SHA-256 of the bearer; the bearer itself is never stored. */
  digest: string;
  /** Whether the grant, the role and the called URL all allow writing. */
  canWrite: boolean;
  /** Whether the called URL has the tools of research alone. */
  isResearch: boolean;
}

/** What the called URL asks for. */
export interface Wanted {
  readOnly: boolean;
  research: boolean;
}

const BEARER = /^Bearer +([\x21-\x7e]+) *$/i;

/** Resolves the caller of a request and creates the credentials for the gateway's API calls. */
export class ConnectionResolver {
  private readonly credentials: ApiCredentials;

  constructor(
    private readonly auth: AuthClient,
    signer: InternalCredentialSigner,
  ) {
    this.credentials = new ApiCredentials(signer);
  }

  /**
   * @throws UnauthenticatedError when the header has no valid bearer for {mcp_url}
   * @throws DomainError 403 when it is not valid from this address
   * @throws AuthUnavailableError when auth is unreachable
   */
  async resolve(
    authorization: string | undefined,
    origin: RequestOrigin,
    { readOnly, research }: Wanted,
  ): Promise<Connection> {
    const principal = await this.auth.resolveAuthorization(authorization, origin);
    const bearer = BEARER.exec(authorization ?? '')?.[1] ?? '';
    return {
      principal,
      digest: bearerDigest(bearer),
      isResearch: research,
      canWrite:
        !readOnly && !research && principal.scopes.includes('boards:write') && principal.role !== 'viewer',
    };
  }

  /**
   * Resolves the bearer again, for responses that stay open.
   * @throws UnauthenticatedError when it is no longer valid; AuthUnavailableError when auth is unreachable
   */
  async currentPrincipal({ digest }: Connection): Promise<Principal> {
    return this.auth.resolveDigest(digest);
  }

  /** A credential for the API that is bound to this connection and expires with its bearer. */
  credential({ digest }: Connection): Promise<string> {
    return this.credentials.of(digest);
  }
}
