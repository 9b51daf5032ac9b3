import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@kiban/observability';
import * as openid from 'openid-client';
import type { AuthConfig } from '../../config/auth-config.js';
import { Clock } from '../../infrastructure/clock.js';
import { AUTH_CONFIG, LOGGER } from '../../infrastructure/tokens.js';
import { RETURN_PATH, type SignInProvider } from '../../store/providers/sign-in-provider.js';
import { SignInProvidersRepository } from '../../store/providers/sign-in-providers.repository.js';
import type { Claims } from './company-identity.js';
import { CompanySignInRefusal } from './company-sign-in-refusal.js';
import { ProviderFetch } from './provider-fetch.js';
import type { RequestSecrets } from './sign-in-requests.repository.js';

/** Metadata of a provider is read again after this time. */
const METADATA_MS = 10 * 60_000;
const KEPT_MAX = 500;
/** Clocks of providers may differ by this much. */
const CLOCK_TOLERANCE_S = 30;
/** A token is made for one request, so an old one is a replay. */
const TOKEN_AGE_MAX_S = 300;
const LOGGED_LENGTH_MAX = 200;

/** A response that the library accepts and this service does not. */
class InvalidResponseError extends Error {}

interface Kept {
  configuration: Promise<openid.Configuration>;
  until: number;
}

/** Speaks OpenID Connect with companies’ providers: authorization code, PKCE, state, nonce and issuer. */
@Injectable()
export class ProviderClient {
  private readonly kept = new Map<string, Kept>();
  private readonly redirectUri: string;

  constructor(
    private readonly providers: SignInProvidersRepository,
    private readonly fetches: ProviderFetch,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.redirectUri = config.PUBLIC_ORIGIN + RETURN_PATH;
  }

  /** Reads the provider’s metadata. @throws CompanySignInRefusal when it is not reachable or names another issuer */
  async requireMetadata(issuer: string, clientId: string, secret: string): Promise<void> {
    await this.guarded(() => this.discover(issuer, clientId, secret), { issuer });
  }

  /** @returns where to send the browser, and what its response must match */
  async authorizationUrl(
    provider: SignInProvider,
    { state, email }: { state: string; email: string },
  ): Promise<{ url: URL; secrets: RequestSecrets }> {
    const secrets = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
    const challenge = await openid.calculatePKCECodeChallenge(secrets.verifier);
    return this.guarded(async () => {
      const configuration = await this.configurationOf(provider);
      const offered = configuration.serverMetadata().scopes_supported ?? [];
      const groups = provider.groupsClaim !== null && offered.includes('groups') ? ' groups' : '';
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: this.redirectUri,
        scope: `openid email profile${groups}`,
        state,
        nonce: secrets.nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        login_hint: email,
      });
      if (!this.mayUse(url))
        throw new InvalidResponseError('The authorization endpoint is not an https address.');
      return { url, secrets };
    }, provider);
  }

  /**
   * Redeems the code and verifies the ID token: signature, issuer, audience, times and nonce.
   * @param search of the address to which the provider returned the browser
   * @throws CompanySignInRefusal
   */
  async claimsOf(
    provider: SignInProvider,
    response: { search: string; state: string },
    { nonce, verifier }: RequestSecrets,
  ): Promise<Claims> {
    return this.guarded(async () => {
      const configuration = await this.configurationOf(provider);
      const tokens = await openid.authorizationCodeGrant(
        configuration,
        new URL(this.redirectUri + response.search),
        { pkceCodeVerifier: verifier, expectedState: response.state, expectedNonce: nonce },
      );
      const claims = tokens.claims();
      if (!claims) throw new InvalidResponseError('The response has no ID token.');
      this.requireFresh(claims.iat);
      const hasAll = claims['email'] !== undefined && isPresent(claims, provider.groupsClaim);
      if (hasAll || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      const more = await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      // The signed token takes precedence.
      return { ...more, ...claims };
    }, provider);
  }

  /** @returns the address of the provider’s keys */
  async keysAddress(provider: SignInProvider): Promise<string> {
    return (await this.configurationOf(provider)).serverMetadata().jwks_uri ?? '';
  }

  /** @returns where a person signs out of the provider too; undefined when it has no such page or does not respond */
  async signOutUrl(provider: SignInProvider): Promise<URL | undefined> {
    try {
      const configuration = await this.configurationOf(provider);
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      const url = openid.buildEndSessionUrl(configuration, {});
      return this.mayUse(url) ? url : undefined;
    } catch (error) {
      this.logger.info({ issuer: provider.issuer, ...faultOf(error) }, 'company_sign_out.failed');
      return undefined;
    }
  }

  private requireFresh(issuedAt: number): void {
    const ageS = this.clock.now().getTime() / 1_000 - issuedAt;
    if (ageS < -CLOCK_TOLERANCE_S - 1 || ageS > TOKEN_AGE_MAX_S)
      throw new InvalidResponseError('The time of the ID token is not now.');
  }

  private async configurationOf(provider: SignInProvider): Promise<openid.Configuration> {
    const key = `${provider.id} ${provider.version}`;
    const now = this.clock.now().getTime();
    const kept = this.kept.get(key);
    if (kept && kept.until > now) return kept.configuration;
    if (this.kept.size >= KEPT_MAX) this.kept.clear();
    const configuration = this.configure(provider);
    this.kept.set(key, { configuration, until: now + METADATA_MS });
    // Concurrent sign-ins share one request; a failed one is not kept.
    configuration.catch(() => {
      if (this.kept.get(key)?.configuration === configuration) this.kept.delete(key);
    });
    return configuration;
  }

  private async configure({ id, issuer, clientId }: SignInProvider): Promise<openid.Configuration> {
    return this.discover(issuer, clientId, (await this.providers.secretOf(id)) ?? '');
  }

  private async discover(issuer: string, clientId: string, secret: string): Promise<openid.Configuration> {
    const configuration = await openid.discovery(
      new URL(issuer),
      clientId,
      { [openid.clockTolerance]: CLOCK_TOLERANCE_S },
      authentication(secret),
      {
        [openid.customFetch]: this.fetches.fetch,
        timeout: this.config.SIGN_IN_PROVIDER_TIMEOUT_MS / 1_000,
        execute: [
          // By default the library trusts the TLS connection to the token endpoint instead of the signature.
          openid.enableNonRepudiationChecks,
          // oxlint-disable-next-line typescript/no-deprecated -- only with the operator’s setting for it
          ...(this.config.SIGN_IN_ALLOW_HTTP ? [openid.allowInsecureRequests] : []),
        ],
      },
    );
    // The library accepts other spellings, and any tenant of Microsoft.
    if (configuration.serverMetadata().issuer !== issuer)
      throw new InvalidResponseError('The provider names another issuer.');
    return configuration;
  }

  private mayUse(url: URL): boolean {
    return url.protocol === 'https:' || (url.protocol === 'http:' && this.config.SIGN_IN_ALLOW_HTTP);
  }

  private async guarded<T>(work: () => Promise<T>, { issuer }: { issuer: string }): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const fault = faultOf(error);
      this.logger.info({ issuer, ...fault }, 'company_sign_in.failed');
      throw new CompanySignInRefusal(reasonOf(error), fault, error);
    }
  }
}

function isPresent(claims: Claims, name: string | null): boolean {
  return name === null || claims[name] !== undefined;
}

/** A code of the library or of the network, which contains nothing of the response. */
function faultOf(error: unknown): Record<string, string> {
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown };
  const fault = typeof code === 'string' ? code : (error as Error).message;
  return {
    fault: fault.slice(0, LOGGED_LENGTH_MAX),
    ...(typeof oauthError === 'string' ? { error: oauthError.slice(0, LOGGED_LENGTH_MAX) } : {}),
  };
}

function reasonOf(error: unknown): 'denied' | 'invalid_response' | 'unreachable' {
  if (error instanceof openid.AuthorizationResponseError) return 'denied';
  if (error instanceof InvalidResponseError) return 'invalid_response';
  // The library’s codes are about responses, but for these two. Faults of the network have codes of their own.
  const { code } = error as { code?: unknown };
  const isOfLibrary = typeof code === 'string' && code.startsWith('OAUTH_');
  return isOfLibrary && !['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(code) ? 'invalid_response' : 'unreachable';
}

/** The method that the provider supports; RFC 8414 has a default. */
function authentication(secret: string): openid.ClientAuth {
  const basic = openid.ClientSecretBasic(secret);
  const post = openid.ClientSecretPost(secret);
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return methods.includes('client_secret_basic') ? basic(server, ...request) : post(server, ...request);
  };
}
