import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@kiban/observability';
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LOGGER } from '../../infrastructure/tokens.js';
import type { SignInProvider } from '../../store/providers/sign-in-provider.js';
import { ProviderClient } from './provider-client.js';
import { ProviderFetch } from './provider-fetch.js';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Asymmetric ones: a shared secret would let every holder of it sign people out. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_S = 30;
const TOKEN_AGE_MAX_S = 300;
const KEPT_MAX = 500;

interface CompanyLogout {
  /** Identifies the token, which is valid once. */
  jti: string;
  subject: string | null;
  sid: string | null;
}

/** Verifies logout tokens (OpenID Connect Back-Channel Logout 1.0 §2.6). */
@Injectable()
export class LogoutTokens {
  private readonly keys = new Map<string, JWTVerifyGetKey>();

  constructor(
    private readonly client: ProviderClient,
    private readonly fetches: ProviderFetch,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns undefined when the token is not valid */
  async read(provider: SignInProvider, token: string): Promise<CompanyLogout | undefined> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, await this.keysOf(provider), {
        issuer: provider.issuer,
        audience: provider.clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        maxTokenAge: TOKEN_AGE_MAX_S,
        requiredClaims: ['jti', 'iat', 'events'],
      });
      return mayBeLogout(protectedHeader.typ) ? logoutIn(payload) : undefined;
    } catch (error) {
      this.logger.info(
        { issuer: provider.issuer, fault: String(error).slice(0, 200) },
        'company_logout.failed',
      );
      return undefined;
    }
  }

  private async keysOf(provider: SignInProvider): Promise<JWTVerifyGetKey> {
    const address = await this.client.keysAddress(provider);
    const kept = this.keys.get(address);
    if (kept) return kept;
    if (this.keys.size >= KEPT_MAX) this.keys.clear();
    const keys = createRemoteJWKSet(new URL(address), {
      [customFetch]: (url, { headers, method }) =>
        this.fetches.fetch(url, {
          method,
          headers: Object.fromEntries(headers),
          body: undefined,
          redirect: 'manual',
        }),
    });
    this.keys.set(address, keys);
    return keys;
  }
}

/**
 * Back-Channel Logout 1.0 §2.4 recommends the type `logout+jwt` and does not require it. Providers before that recommendation send none,
 * or `JWT`, which says nothing: Keycloak before 25, authentik before 2025.12. Any other type is a token for another purpose, such as
 * `at+jwt`. RFC 7515 §4.1.9 lets `application/` be omitted, and types are compared without case.
 */
function mayBeLogout(type: string | undefined): boolean {
  const short = type?.toLowerCase().replace(/^application\//, '');
  return short === undefined || short === 'jwt' || short === 'logout+jwt';
}

function logoutIn({ jti, sub, sid, nonce, events }: JWTPayload): CompanyLogout | undefined {
  const isEvent = typeof events === 'object' && events !== null && Object.hasOwn(events, EVENT);
  const subject = typeof sub === 'string' ? sub : null;
  const session = typeof sid === 'string' ? sid : null;
  // An ID token of the same provider is no logout token.
  if (!isEvent || nonce !== undefined || jti === undefined || (subject ?? session) === null) return undefined;
  return { jti, subject, sid: session };
}
