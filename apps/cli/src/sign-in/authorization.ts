import { isLoopback } from '@kiban/mcp-tools/local/service-url';
import * as oauth from 'oauth4webapi';
import { CommandError } from '../console/failure.js';

/** What a sign-in in the browser gives to this profile. */
export interface SignInTokens {
  accessToken: string;
  refreshToken: string;
  /** In milliseconds, of this machine’s clock. */
  expiresAt: number;
}

/** A sign-in that waits for a person at another machine. */
export interface DeviceCode {
  /** With it, the tokens are fetched. */
  secret: string;
  userCode: string;
  /** Where the person enters the code. */
  page: string;
  lifetimeS: number;
  /** Between two attempts to fetch the tokens. */
  intervalS: number;
}

/** The deployment no longer accepts the sign-in: it was revoked, or is over. */
export class SignInEndedError extends CommandError {}

const CLIENT: oauth.Client = { client_id: 'kiban-cli' };
/** The person decides at each login; `events:read` is for owners and admins. */
const SCOPE = 'boards:read boards:write events:read';
/** Where a deployment names none (RFC 8628 §3.2). */
const DEVICE_INTERVAL_S = 5;
const BUSY: ReadonlySet<string> = new Set(['slow_down', 'temporarily_unavailable']);
const REQUEST_TIMEOUT_MS = 8_000;

/** The authorization server of a deployment, which has the deployment’s origin as its issuer. */
export class Authorization {
  private constructor(
    private readonly server: oauth.AuthorizationServer,
    private readonly origin: string,
  ) {}

  /** @throws CommandError for a deployment that is reached under another address than its own */
  static async of(origin: string): Promise<Authorization> {
    const issuer = new URL(origin);
    const response = await oauth.discoveryRequest(issuer, { ...optionsFor(origin), algorithm: 'oauth2' });
    const server = await oauth.processDiscoveryResponse(issuer, response).catch((cause: unknown) => {
      throw new CommandError(`${origin} is not the address of a Kiban deployment. Check it.`, { cause });
    });
    // The code, the verifier and the tokens are sent to no other server.
    const { authorization_endpoint, token_endpoint, revocation_endpoint } = server;
    for (const endpoint of [authorization_endpoint, token_endpoint, revocation_endpoint])
      if (endpoint === undefined || new URL(endpoint).origin !== origin)
        throw new CommandError(`${origin} signs people in at another address, which is not supported.`);
    return new Authorization(server, origin);
  }

  /** Where the person signs in and allows the access. */
  async address(redirectUri: string, state: string, verifier: string): Promise<string> {
    const address = new URL(this.server.authorization_endpoint ?? '');
    address.search = new URLSearchParams({
      client_id: CLIENT.client_id,
      response_type: 'code',
      redirect_uri: redirectUri,
      resource: resourceOf(this.origin),
      scope: SCOPE,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
    }).toString();
    return address.href;
  }

  /** @param response the address to which the browser returned @throws CommandError when the person denied the access */
  async redeem(response: URL, redirectUri: string, state: string, verifier: string): Promise<SignInTokens> {
    const { server, options } = this;
    try {
      // Also that `iss` is this deployment, so that no other server’s code is redeemed here.
      const checked = oauth.validateAuthResponse(server, CLIENT, response, state);
      const answer = await oauth.authorizationCodeGrantRequest(
        server,
        CLIENT,
        oauth.None(),
        checked,
        redirectUri,
        verifier,
        { ...options, additionalParameters: { resource: resourceOf(this.origin) } },
      );
      return tokensOf(await oauth.processAuthorizationCodeResponse(server, CLIENT, answer));
    } catch (error) {
      if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied')
        throw new CommandError('The access was not allowed in the browser.', { cause: error });
      throw faultOf(error, 'The sign-in failed');
    }
  }

  /** Requests a code that the person enters in a browser of another machine (RFC 8628). */
  async requestDeviceCode(): Promise<DeviceCode> {
    const { server, options } = this;
    const endpoint = server.device_authorization_endpoint;
    if (endpoint === undefined || new URL(endpoint).origin !== this.origin)
      throw new CommandError(`${this.origin} has no sign-in by code. Use an API token: --token -`);
    try {
      const answer = await oauth.deviceAuthorizationRequest(
        server,
        CLIENT,
        oauth.None(),
        { scope: SCOPE, resource: resourceOf(this.origin) },
        options,
      );
      const code = await oauth.processDeviceAuthorizationResponse(server, CLIENT, answer);
      return {
        secret: code.device_code,
        userCode: code.user_code,
        page: code.verification_uri,
        lifetimeS: code.expires_in,
        intervalS: code.interval ?? DEVICE_INTERVAL_S,
      };
    } catch (error) {
      throw faultOf(error, 'The sign-in failed');
    }
  }

  /**
   * @returns the tokens, or whether to ask again at the same or a slower pace (RFC 8628 §3.5)
   * @throws CommandError when the person denied the access, or the code has expired
   */
  async redeemDeviceCode(secret: string): Promise<SignInTokens | 'pending' | 'slow_down'> {
    const { server, options } = this;
    try {
      const answer = await oauth.deviceCodeGrantRequest(server, CLIENT, oauth.None(), secret, options);
      return tokensOf(await oauth.processDeviceCodeResponse(server, CLIENT, answer));
    } catch (error) {
      if (error instanceof CommandError) throw error;
      if (!(error instanceof oauth.ResponseBodyError)) return 'slow_down';
      if (error.error === 'authorization_pending') return 'pending';
      if (BUSY.has(error.error)) return 'slow_down';
      if (error.error === 'access_denied')
        throw new CommandError('The access was not allowed in the browser.', { cause: error });
      if (error.error === 'expired_token')
        throw new CommandError('The code has expired. Run the command again.', { cause: error });
      throw faultOf(error, 'The sign-in failed');
    }
  }

  /** @throws SignInEndedError */
  async refresh(refreshToken: string): Promise<SignInTokens> {
    const { server, options } = this;
    try {
      const answer = await oauth.refreshTokenGrantRequest(
        server,
        CLIENT,
        oauth.None(),
        refreshToken,
        options,
      );
      return tokensOf(await oauth.processRefreshTokenResponse(server, CLIENT, answer));
    } catch (error) {
      if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant')
        throw new SignInEndedError(endedSentence(this.origin), { cause: error });
      throw faultOf(error, 'The sign-in could not be renewed');
    }
  }

  async revoke(refreshToken: string): Promise<void> {
    const { server, options } = this;
    const answer = await oauth.revocationRequest(server, CLIENT, oauth.None(), refreshToken, options);
    await oauth.processRevocationResponse(answer);
  }

  private get options(): ReturnType<typeof optionsFor> {
    return optionsFor(this.origin);
  }
}

export const endedSentence = (origin: string): string =>
  `The sign-in has ended or was revoked. Run “kiban login ${origin}”.`;

export const newSecret = (): string => oauth.generateRandomCodeVerifier();

const resourceOf = (origin: string): string => `${origin}/api/v1`;

function optionsFor(origin: string) {
  const { protocol, hostname } = new URL(origin);
  return {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    // oxlint-disable-next-line typescript/no-deprecated -- for a deployment on this machine only
    [oauth.allowInsecureRequests]: protocol === 'http:' && isLoopback(hostname),
  };
}

function tokensOf({ access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse): SignInTokens {
  if (refresh_token === undefined || expires_in === undefined)
    throw new CommandError('The deployment issued no tokens that can be renewed.');
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: Date.now() + expires_in * 1_000,
  };
}

/** The sentence has no address and no value of the exchange. */
function faultOf(error: unknown, what: string): Error {
  if (error instanceof CommandError) return error;
  const reason =
    error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError
      ? (error.error_description ?? error.error)
      : reasonOf(error);
  return new CommandError(`${what}: ${reason}.`, { cause: error });
}

function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error ? inner.message.replace(/\.$/, '') : 'no usable response';
}
