import {
  base64Key,
  base64KeyList,
  commaList,
  ConfigurationError,
  databaseSettings,
  flag,
  isLoopbackHost,
  readConfig,
  serviceSettings,
} from '@kiban/app-config';
import { isAddressRange } from '@kiban/outbound';
import { z } from 'zod';
import { defaultSignUpMode, signUpModes, type SignUpMode } from './sign-up-default.js';

const signingKeys = z.string().transform((text, context): { keys: Record<string, unknown>[] } => {
  try {
    const parsed = JSON.parse(text) as { keys?: unknown };
    if (Array.isArray(parsed.keys) && parsed.keys.length > 0)
      return { keys: parsed.keys as Record<string, unknown>[] };
  } catch {
    // Falls through to the one sentence below, which must not repeat the key material.
  }
  context.addIssue({ code: 'custom', message: 'must be a private JWKS as JSON with at least one key' });
  return z.NEVER;
});

const schema = serviceSettings.extend(databaseSettings.shape).extend({
  /** The first key signs, the others only verify. To rotate: prepend a new one. */
  COOKIE_KEYS: commaList().refine(
    (keys) => keys.length > 0 && keys.every((key) => key.length >= 32),
    'must be a comma-separated list of keys of at least 32 characters',
  ),
  /**
   * The first key signs. To rotate: append the new key and restart all replicas, then move it to the front and
   * restart again.
   */
  SIGNING_JWKS: signingKeys,
  ENCRYPTION_KEY: base64Key(32),
  /** Keys that only decrypt, while rows that they encrypted still exist. */
  ENCRYPTION_KEYS_RETIRED: base64KeyList(32),
  SMTP_URL: z.url('must be an smtp:// or smtps:// address').optional(),
  /** Logs links that could not be mailed. For development, where only the developer reads the log. */
  MAIL_LINKS_IN_LOG: flag(false),
  /**
   * Shows links that could not be mailed to the person at this machine. Only `npm start` sets it, for a deployment that
   * no other machine reaches.
   */
  MAIL_LINKS_ON_PAGE: flag(false),
  MAIL_FROM: z.string().default('Kiban <no-reply@localhost>'),
  /** Who may create an account: everyone, invited people, or no one. The default depends on PUBLIC_ORIGIN. */
  SIGN_UP: z.enum(signUpModes).optional(),
  /** Domains of e-mail addresses that new accounts and invitations must use; empty = any. */
  SIGN_UP_DOMAINS: commaList()
    .transform((domains) => domains.map((domain) => domain.toLowerCase()))
    .refine(
      (domains) => domains.every((domain) => /^[^\s@,]+\.[^\s@,]+$/.test(domain)),
      'must be a comma-separated list of domains such as example.org',
    ),
  /**
   * `workspace id=domain`: domains that the operator has confirmed for a workspace, for its company sign-in (decision 61) and its
   * directory (decision 63). A slug can change hands.
   */
  COMPANY_DOMAINS: commaList()
    .transform((pairs) => pairs.map((pair) => pair.toLowerCase()))
    .refine(
      (pairs) => pairs.every((pair) => /^[1-9]\d{0,15}=[^\s@,=]+\.[^\s@,=]+$/.test(pair)),
      'must be a comma-separated list of workspace id=domain such as 7=example.org',
    ),
  /** Sign-ups an hour for one network, over all replicas; 0 = unlimited. */
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(0).default(30),
  /**
   * Sign-ins that one network or one signed-in browser starts an hour, over all replicas; a tenth of that a minute; 0
   * = unlimited.
   */
  SIGN_INS_PER_HOUR: z.coerce.number().int().min(0).default(600),
  /** Wrong passwords in 15 minutes from one network, over all accounts; 0 = unlimited. */
  SIGN_IN_FAILURES_MAX: z.coerce.number().int().min(0).default(100),
  /** Invitations that a workspace may send a day; 0 = unlimited. */
  INVITATIONS_PER_DAY: z.coerce.number().int().min(0).default(200),
  ACCESS_TOKEN_TTL_S: z.coerce.number().int().min(60).max(86_400).default(3_600),
  REFRESH_TOKEN_TTL_S: z.coerce
    .number()
    .int()
    .min(3_600)
    .default(30 * 86_400),
  GRANT_TTL_S: z.coerce
    .number()
    .int()
    .min(3_600)
    .default(180 * 86_400),
  /** A browser session ends after this long without use, and so do the screen’s tokens. */
  SESSION_IDLE_TTL_S: z.coerce
    .number()
    .int()
    .min(300)
    .default(12 * 3_600),
  /** A browser session ends this long after the password was entered, even while it is in use. */
  SESSION_ABSOLUTE_TTL_S: z.coerce
    .number()
    .int()
    .min(300)
    .default(14 * 86_400),
  /** Days after which a deleted workspace is deleted for good. More than the 7 days for which events are kept. */
  WORKSPACE_DELETION_DAYS: z.coerce.number().int().min(8).max(90).default(30),
  /** How long a shown second factor counts for critical changes of the same session. */
  SECOND_FACTOR_FRESH_S: z.coerce
    .number()
    .int()
    .min(60)
    .max(12 * 3_600)
    .default(15 * 60),
  /** How long a rotated refresh token still works: for parallel refreshes and lost responses. */
  REFRESH_LEEWAY_S: z.coerce.number().int().min(0).max(300).default(30),
  /** Requests a minute for each bearer token; 0 = unlimited. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(0),
  /** `host=base address`: fetch client metadata documents of the host from this address instead. */
  OAUTH_DOCUMENT_SOURCES: commaList().refine(
    (pairs) => pairs.every((pair) => /^[^=]+=https?:\/\/[^\s]+$/.test(pair)),
    'must be a comma-separated list of host=http://address',
  ),
  /**
   * Registrations of OAuth clients an hour for one network, at each replica. High, because a hosted AI registers for
   * all of its users.
   */
  OAUTH_REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(0).default(600),
  /**
   * Registered OAuth clients that were never connected. Above this the network with the most of them loses its
   * oldest.
   */
  OAUTH_UNUSED_CLIENTS_MAX: z.coerce.number().int().min(1).default(10_000),
  /** Name servers for TXT records and the providers of companies; `address` or `address:port`. */
  SIGN_IN_DNS_SERVERS: commaList(),
  /** Address ranges of companies’ providers that are allowed beside public ones, such as a provider in the same network. */
  SIGN_IN_ALLOW_CIDRS: commaList().refine(
    (list) => list.every(isAddressRange),
    'must be address ranges such as 10.0.0.0/8,fd00::/8',
  ),
  /** Allows plain http to SIGN_IN_ALLOW_CIDRS; for tests and development. */
  SIGN_IN_ALLOW_HTTP: flag(false),
  /** How long one request to a company’s provider may take. */
  SIGN_IN_PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5_000),
  /** Publishes the audit log on the broker's stream KIBAN_AUDIT, for a SIEM (docs/events.md). */
  AUDIT_STREAM: flag(false),
  /** Further browser origins whose OAuth requests are allowed, beside those that a client registered. */
  OAUTH_BROWSER_ORIGINS: commaList(),
});

export type AuthConfig = z.infer<typeof schema> & { SIGN_UP: SignUpMode };

/** @throws ConfigurationError with all faults of the environment */
export function readAuthConfig(env: NodeJS.ProcessEnv = process.env): AuthConfig {
  const config = readConfig(schema, env);
  if (config.MAIL_LINKS_ON_PAGE && !isLoopbackHost(new URL(config.PUBLIC_ORIGIN).hostname))
    throw new ConfigurationError([
      'MAIL_LINKS_ON_PAGE: must be false, since PUBLIC_ORIGIN is not an address of this machine alone',
    ]);
  return { ...config, SIGN_UP: config.SIGN_UP ?? defaultSignUpMode(config.PUBLIC_ORIGIN) };
}
