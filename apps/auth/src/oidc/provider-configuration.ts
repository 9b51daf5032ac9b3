import { randomBytes } from 'node:crypto';
import {
  errors,
  interactionPolicy,
  type AdapterFactory,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { AuthConfig } from '../config/auth-config.js';
import type { Clock } from '../infrastructure/clock.js';
import { normaliseClient } from './client-metadata.js';
import { deviceFlow, deviceGrantType, DEVICE_CODE_TTL_S, deviceRoutes } from './device-flow.js';
import type { DocumentFetch } from './document-fetch.js';
import { registeredClientId } from './registered-client-id.js';
import type { Resources } from './resources.js';
import { commandLineClientId, screenClientId, workspaceParameter } from './resources.js';
import { screenTokenTtlS, sessionTtlS } from './session-lifetime.js';

export interface ConfigurationParts {
  config: AuthConfig;
  resources: Resources;
  adapter: AdapterFactory;
  findAccount: NonNullable<Configuration['findAccount']>;
  clock: Clock;
  renderError: NonNullable<Configuration['renderError']>;
  documents: Pick<DocumentFetch, 'fetch'>;
}

const CODE_TTL_S = 60;
const INTERACTION_TTL_S = 15 * 60;
/** Web hosts of MCP clients that call the authorization server from the browser. */
const KNOWN_BROWSER_ORIGINS = [
  'https://claude.ai',
  'https://claude.com',
  'https://chatgpt.com',
  'https://vscode.dev',
];
const LOOPBACK_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The algorithm of the signing key, which is the first one. */
function signingAlgorithm(config: AuthConfig): 'ES256' | 'RS256' {
  const [key] = (config.SIGNING_JWKS as { keys: { kty?: string }[] }).keys;
  return key?.kty === 'RSA' ? 'RS256' : 'ES256';
}

/** The differences from the library’s defaults. Each one exists for a client that failed without it. */
export function providerConfiguration(parts: ConfigurationParts): Configuration {
  const { config, resources } = parts;
  const secure = resources.origin.startsWith('https:');
  const browserOrigins = new Set([
    resources.origin,
    ...KNOWN_BROWSER_ORIGINS,
    ...config.OAUTH_BROWSER_ORIGINS,
  ]);
  const accessTokenTtlS = (clientId: string | undefined): number =>
    clientId === screenClientId ? screenTokenTtlS(config) : config.ACCESS_TOKEN_TTL_S;
  return {
    adapter: parts.adapter,
    clients: [
      {
        client_id: screenClientId,
        client_name: 'Kiban',
        redirect_uris: [`${resources.origin}/signed-in`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'none',
      },
      {
        client_id: commandLineClientId,
        client_name: 'Kiban command line',
        // A native client may return to any port of this address (RFC 8252 §7.3).
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/callback'],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token', deviceGrantType],
        token_endpoint_auth_method: 'none',
      },
    ],
    // The library’s default is RS256, which it rejects if the keys are of another type.
    clientDefaults: { id_token_signed_response_alg: signingAlgorithm(config) },
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    jwks: config.SIGNING_JWKS as NonNullable<Configuration['jwks']>,
    cookies: {
      keys: config.COOKIE_KEYS,
      names: secure
        ? { session: '__Host-kiban', interaction: '__Secure-kiban-ask', resume: '__Secure-kiban-resume' }
        : { session: 'kiban', interaction: 'kiban-ask', resume: 'kiban-resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
      // Cookies of one interaction are bound to its path, so they cannot have the __Host- prefix.
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    scopes: ['offline_access'],
    claims: {},
    responseTypes: ['code'],
    extraParams: [workspaceParameter],
    pkce: { required: () => true },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
      ...deviceRoutes,
      end_session: '/oauth/end-session',
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      claimsParameter: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      deviceFlow,
      revocation: { enabled: true, allowedPolicy: (_, client, token) => client.clientId === token.clientId },
      registration: {
        enabled: true,
        issueRegistrationAccessToken: false,
        idFactory: (ctx) => registeredClientId((ctx as KoaContextWithOIDC).oidc.body),
        secretFactory: () => randomBytes(32).toString('base64url'),
      },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        // Limited where it is fetched, like clients’ keys.
        allowFetch: () => true,
        allowClient: () => true,
      },
      resourceIndicators: {
        enabled: true,
        // Clients may omit the resource (RFC 8707) or spell it differently.
        defaultResource: (_, client, oneOf) => oneOf?.[0] ?? resources.ofClient(client.clientId),
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource, client) => {
          if (resource !== resources.ofClient(client.clientId))
            throw new errors.InvalidTarget('resource is not available to this client');
          return {
            scope: resources.scopesOf(client.clientId).join(' '),
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: accessTokenTtlS(client.clientId),
          };
        },
      },
    },
    extraClientMetadata: {
      // A property of our own, so that the library runs the validator for every client.
      properties: ['kiban_normalised'],
      validator: (ctx, _key, _value, metadata) => {
        normaliseClient(metadata, ctx?.oidc?.body);
      },
    },
    // Clients do not request offline_access, and people do not want to sign in every hour.
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: (_, token) => accessTokenTtlS(token.clientId),
      AuthorizationCode: CODE_TTL_S,
      DeviceCode: DEVICE_CODE_TTL_S,
      RefreshToken: (_, token) =>
        token.clientId === screenClientId
          ? Math.min(config.REFRESH_TOKEN_TTL_S, config.SESSION_IDLE_TTL_S)
          : config.REFRESH_TOKEN_TTL_S,
      // The absolute end of a connection, however often it is refreshed.
      Grant: config.GRANT_TTL_S,
      Session: (_, session) => sessionTtlS(config, session.loginTs, parts.clock.now()),
      Interaction: INTERACTION_TTL_S,
      IdToken: 3_600,
    },
    findAccount: parts.findAccount,
    // Every Allow creates a grant of its own; earlier consent is not reused.
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId;
      return grantId ? ctx.oidc.provider.Grant.find(grantId) : undefined;
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}`, policy: promptPolicy() },
    clientBasedCORS: (_, origin, client) =>
      browserOrigins.has(origin) ||
      LOOPBACK_ORIGIN.test(origin) ||
      (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin),
    renderError: parts.renderError,
    fetch: (input) => parts.documents.fetch(input instanceof Request ? input.url : input),
  };
}

function promptPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}
