#!/usr/bin/env node
/**
 * Makes random secrets for an installation of one machine, and never touches what is there already:
 *
 *   node docker/make-secrets.mjs                                                      docker/.env, for compose.yaml
 *   node docker/make-secrets.mjs --kubernetes k8s/overlays/local/secrets              one file a workload, for Kustomize
 *
 * Production takes its secrets from a store (k8s/components/external-secrets); the names are the same.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Letters around it: the broker would read a password of digits only as a number.
const password = () => `p${randomBytes(24).toString('hex')}w`;
const key = (bytes) => randomBytes(bytes).toString('base64');

function credentialPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

function signingKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  return JSON.stringify({
    keys: [{ ...jwk, use: 'sig', alg: 'ES256', kid: randomBytes(8).toString('hex') }],
  });
}

function makeAll() {
  const credential = credentialPair();
  return {
    POSTGRES_PASSWORD: password(),
    KIBAN_DB_OWNER_PASSWORD: password(),
    KIBAN_DB_BOARDS_PASSWORD: password(),
    KIBAN_DB_AUTH_PASSWORD: password(),
    KIBAN_DB_WEBHOOKS_PASSWORD: password(),
    KIBAN_DB_NOTIFICATIONS_PASSWORD: password(),
    KIBAN_NATS_BOARDS_PASSWORD: password(),
    KIBAN_NATS_AUTH_PASSWORD: password(),
    KIBAN_NATS_WEBHOOKS_PASSWORD: password(),
    KIBAN_NATS_NOTIFICATIONS_PASSWORD: password(),
    KIBAN_NATS_MCP_PASSWORD: password(),
    KIBAN_NATS_SETUP_PASSWORD: password(),
    KIBAN_NATS_OBSERVER_PASSWORD: password(),
    INTERNAL_API_SECRET: randomBytes(32).toString('hex'),
    INTERNAL_CREDENTIAL_PUBLIC_KEY: credential.publicKey,
    INTERNAL_CREDENTIAL_PRIVATE_KEY: credential.privateKey,
    COOKIE_KEYS: randomBytes(32).toString('hex'),
    SIGNING_JWKS: signingKeys(),
    AUTH_ENCRYPTION_KEY: key(32),
    WEBHOOKS_ENCRYPTION_KEY: key(32),
  };
}

function pick(all, prefix) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(prefix)));
}

/** What each workload gets: only what it needs. */
function perWorkload(all) {
  const database = (role, secret) => `postgres://${role}:${all[secret]}@postgres:5432/kiban`;
  const broker = (user, secret) => `nats://${user}:${all[secret]}@nats:4222`;
  const shared = { INTERNAL_API_SECRET: all.INTERNAL_API_SECRET };
  const verifier = { INTERNAL_CREDENTIAL_PUBLIC_KEY: all.INTERNAL_CREDENTIAL_PUBLIC_KEY };
  return {
    'boards-api': {
      DATABASE_URL: database('kiban_boards', 'KIBAN_DB_BOARDS_PASSWORD'),
      NATS_URL: broker('boards-api', 'KIBAN_NATS_BOARDS_PASSWORD'),
      ...shared,
      ...verifier,
    },
    auth: {
      DATABASE_URL: database('kiban_auth', 'KIBAN_DB_AUTH_PASSWORD'),
      NATS_URL: broker('auth', 'KIBAN_NATS_AUTH_PASSWORD'),
      ...shared,
      ...verifier,
      COOKIE_KEYS: all.COOKIE_KEYS,
      SIGNING_JWKS: all.SIGNING_JWKS,
      ENCRYPTION_KEY: all.AUTH_ENCRYPTION_KEY,
    },
    'webhook-dispatcher': {
      DATABASE_URL: database('kiban_webhooks', 'KIBAN_DB_WEBHOOKS_PASSWORD'),
      NATS_URL: broker('webhook-dispatcher', 'KIBAN_NATS_WEBHOOKS_PASSWORD'),
      ...shared,
      ...verifier,
      ENCRYPTION_KEY: all.WEBHOOKS_ENCRYPTION_KEY,
    },
    notifications: {
      DATABASE_URL: database('kiban_notifications', 'KIBAN_DB_NOTIFICATIONS_PASSWORD'),
      NATS_URL: broker('notifications', 'KIBAN_NATS_NOTIFICATIONS_PASSWORD'),
      ...shared,
      ...verifier,
    },
    'mcp-gateway': {
      NATS_URL: broker('mcp-gateway', 'KIBAN_NATS_MCP_PASSWORD'),
      ...shared,
      INTERNAL_CREDENTIAL_PRIVATE_KEY: all.INTERNAL_CREDENTIAL_PRIVATE_KEY,
    },
    migrate: {
      MIGRATION_DATABASE_URL: database('kiban', 'KIBAN_DB_OWNER_PASSWORD'),
      NATS_URL: broker('setup', 'KIBAN_NATS_SETUP_PASSWORD'),
    },
    nats: pick(all, 'KIBAN_NATS_'),
    postgres: { POSTGRES_PASSWORD: all.POSTGRES_PASSWORD, ...pick(all, 'KIBAN_DB_') },
  };
}

function write(file, values, quote) {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quote}${value}${quote}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
}

const [flag, folder] = process.argv.slice(2);
if (flag === undefined) {
  const file = fileURLToPath(new URL('.env', import.meta.url));
  if (existsSync(file)) console.log(`${file} is there already and stays as it is.`);
  // Single quotes: Compose would otherwise look for variables in the values.
  else write(file, makeAll(), "'");
} else if (flag === '--kubernetes' && folder) {
  if (existsSync(join(folder, 'migrate.env'))) console.log(`${folder} is filled already and stays as it is.`);
  else
    for (const [workload, values] of Object.entries(perWorkload(makeAll())))
      write(join(folder, `${workload}.env`), values, '');
} else {
  console.error('node docker/make-secrets.mjs [--kubernetes <folder>]');
  process.exitCode = 2;
}
