import { join } from 'node:path';
import type { LauncherSettings } from '../config/launcher-settings.js';
import type { DatabaseService } from '../postgres/service-logins.js';
import type { Deployment } from './deployment.js';
import { ownPorts } from './own-ports.js';
import type { ServiceName } from '@kiban/edge/service-name';

/** Maps a service to its database login, if it has tables. */
export const TABLES_OF: Readonly<Partial<Record<ServiceName, DatabaseService>>> = {
  'boards-api': 'boards',
  auth: 'auth',
  'webhook-dispatcher': 'webhooks',
  notifications: 'notifications',
};

/** Settings only for the launcher: a service ignores them or reads them differently. */
const NOT_HANDED_DOWN = new Set([
  'DATABASE_URL',
  'HOST',
  'KIBAN_DATA_DIR',
  'MIGRATION_DATABASE_URL',
  'NATS_SERVER_BIN',
  'NATS_URL',
  'PORT',
  'PUBLIC_ORIGIN',
  // It names the proxies in front of the edge; a service has only the edge in front of it.
  'TRUSTED_PROXIES',
]);

function handedDown(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !NOT_HANDED_DOWN.has(name)));
}

/**
 * The environment of one service: the launcher's (proxies, certificates, LOG_LEVEL, SMTP_URL …), overridden by this
 * deployment's settings. Each service gets only the secrets that it needs.
 */
export function serviceEnvironment(name: ServiceName, deployment: Deployment): NodeJS.ProcessEnv {
  const { settings, secrets, addresses, natsUrl } = deployment;
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    // Node 22 and later cache compiled code there for the next start; earlier versions ignore it.
    NODE_COMPILE_CACHE: join(settings.dataFolder, 'compile-cache'),
    ...handedDown(settings.env),
    HOST: '127.0.0.1',
    PORT: String(addresses[name].port),
    MANAGEMENT_PORT: String(addresses[name].managementPort),
    PUBLIC_ORIGIN: settings.publicOrigin,
    NATS_URL: natsUrl,
    AUTH_INTERNAL_URL: addresses.auth.managementUrl,
    INTERNAL_API_SECRET: secrets.internalApiSecret,
    ...nodeOptions(name, settings.env),
    ...databaseEnvironment(name, deployment),
    ...ownEnvironment(name, deployment),
  };
}

/** Options of Node for one service, such as BOARDS_API_NODE_OPTIONS: for example to set the heap size of its pod. */
function nodeOptions(name: ServiceName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = env[`${name.toUpperCase().replaceAll('-', '_')}_NODE_OPTIONS`];
  return given === undefined ? {} : { NODE_OPTIONS: given };
}

function databaseEnvironment(name: ServiceName, { database, secrets }: Deployment): NodeJS.ProcessEnv {
  const tables = TABLES_OF[name];
  if (tables === undefined) return {};
  return {
    DATABASE_URL: database.urls[tables],
    INTERNAL_CREDENTIAL_PUBLIC_KEY: secrets.internalCredential.publicKey,
  };
}

function ownEnvironment(name: ServiceName, deployment: Deployment): NodeJS.ProcessEnv {
  const { settings, secrets, addresses } = deployment;
  switch (name) {
    case 'boards-api':
    case 'notifications':
      return {};
    case 'auth':
      return {
        COOKIE_KEYS: secrets.cookieKeys,
        SIGNING_JWKS: secrets.signingJwks,
        ENCRYPTION_KEY: secrets.encryptionKeys.auth,
        ENCRYPTION_KEYS_RETIRED: secrets.encryptionKeysRetired?.auth ?? '',
        ...mailEnvironment(settings),
      };
    case 'webhook-dispatcher':
      return {
        ENCRYPTION_KEY: secrets.encryptionKeys.webhooks,
        ENCRYPTION_KEYS_RETIRED: secrets.encryptionKeysRetired?.webhooks ?? '',
        WEBHOOK_ALLOW_CIDRS: settings.webhookAllowCidrs,
        WEBHOOK_ALLOW_HTTP: settings.webhookAllowHttp,
        WEBHOOK_DENY_PORTS: [settings.env['WEBHOOK_DENY_PORTS'], ...ownPorts(deployment)]
          .filter(Boolean)
          .join(','),
      };
    case 'mcp-gateway':
      return {
        INTERNAL_CREDENTIAL_PRIVATE_KEY: secrets.internalCredential.privateKey,
        BOARDS_API_URL: `${addresses['boards-api'].url}/api/v1`,
        AUTH_API_URL: `${addresses.auth.url}/api/v1`,
      };
  }
}

/**
 * Without a mail server, the owner finds links in the log; a value in the environment takes precedence. The page shows them
 * where only this machine reaches it, whatever the environment says.
 */
function mailEnvironment({ env, isLocal }: LauncherSettings): NodeJS.ProcessEnv {
  // The services treat a blank setting as unset.
  const hasMail = Boolean(env['SMTP_URL']);
  return {
    ...(hasMail || env['MAIL_LINKS_IN_LOG'] ? {} : { MAIL_LINKS_IN_LOG: 'true' }),
    MAIL_LINKS_ON_PAGE: String(isLocal && !hasMail),
  };
}

/** The environment of a service's migration: the owner's login, and the name of the login that receives the grants. */
export function migrationEnvironment(
  tables: DatabaseService,
  deployment: Pick<Deployment, 'database' | 'settings'>,
): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    ...handedDown(deployment.settings.env),
    MIGRATION_DATABASE_URL: deployment.database.ownerUrl,
    SERVICE_DB_ROLE: deployment.database.roles[tables],
  };
}
