import { readFileSync } from 'node:fs';
import type { Logger } from '@kiban/observability';
import {
  connect,
  credsAuthenticator,
  type NatsConnection,
  type NodeConnectionOptions,
} from '@nats-io/transport-node';
import { readNatsAddress } from './nats-address.js';

export type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** The oldest NATS server with the JetStream features that the product requires. */
const SERVER_VERSION_MIN = [2, 10] as const;

const RETRY_MS = 250;
/** One of this many failed attempts is logged: about two per minute. */
const LOGGED_ATTEMPT = 100;

export class NatsTooOldError extends Error {
  readonly code = 'nats_too_old';
  constructor(version: string) {
    super(`The NATS server is ${version}; version ${SERVER_VERSION_MIN.join('.')} or newer is required.`);
    this.name = 'NatsTooOldError';
  }
}

export interface NatsOptions {
  /** As NATS_URL has it: one node or several. */
  url: string;
  /** PEM file of the authority that signed the broker's certificate; by default the authorities that Node trusts. */
  caFile?: string | undefined;
  /**
   * Credentials file (JWT and seed) instead of a user and a password; read at each connection, so that it may be
   * replaced.
   */
  credentialsFile?: string | undefined;
  name: string;
  logger: Logger;
}

/** A service's settings for `connectNats`. */
export function natsOptions(config: {
  NATS_URL: string;
  NATS_CA_FILE?: string | undefined;
  NATS_CREDENTIALS_FILE?: string | undefined;
}): Pick<NatsOptions, 'url' | 'caFile' | 'credentialsFile'> {
  return {
    url: config.NATS_URL,
    caFile: config.NATS_CA_FILE,
    credentialsFile: config.NATS_CREDENTIALS_FILE,
  };
}

const inboxPrefixes = new WeakMap<NatsConnection, string>();

/** Prefix of this connection's reply inboxes, which the broker's permissions allow. */
export function inboxPrefixOf(connection: NatsConnection): string {
  return inboxPrefixes.get(connection) ?? '_INBOX';
}

/** The client's connection options. */
export function connectionOptions(options: NatsOptions): NodeConnectionOptions {
  const { servers, login, encrypted } = readNatsAddress(options.url);
  const { caFile, credentialsFile } = options;
  return {
    servers,
    ...login,
    ...(encrypted || caFile ? { tls: caFile ? { caFile } : {} } : {}),
    ...(credentialsFile ? { authenticator: credsAuthenticator(() => readFileSync(credentialsFile)) } : {}),
    name: options.name,
    // An inbox of its own, so that the broker's permissions prevent one service from receiving another's replies.
    inboxPrefix: inboxPrefixFor(options.name),
    reconnect: true,
    maxReconnectAttempts: -1,
    // A broker rejects logins while passwords are rotated; by default the client would give up permanently.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RETRY_MS,
    // Otherwise every request creates two errors in advance, each with a stack.
    noAsyncTraces: true,
    // Detects a half-open connection within 10 s instead of the default's four minutes.
    pingInterval: 5_000,
    maxPingOut: 2,
  };
}

/**
 * Connects to NATS and stays connected. Reconnecting never gives up, since a broker outage stops events, not the
 * service.
 * If the address has `tls://`, or an authority is configured, all data is encrypted.
 */
export async function connectNats(options: NatsOptions): Promise<NatsConnection> {
  const connection = await firstConnection(options);
  inboxPrefixes.set(connection, inboxPrefixFor(options.name));
  const [major = 0, minor = 0] = (connection.info?.version ?? '0').split('.').map(Number);
  if (major < SERVER_VERSION_MIN[0] || (major === SERVER_VERSION_MIN[0] && minor < SERVER_VERSION_MIN[1])) {
    await connection.close();
    throw new NatsTooOldError(connection.info?.version ?? 'of an unknown version');
  }
  void logStatus(connection, options.logger);
  return connection;
}

/**
 * Retries until it connects, and logs the reason: a wrong password or certificate would otherwise look like a slow
 * start.
 */
async function firstConnection(options: NatsOptions): Promise<NatsConnection> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await connect(connectionOptions(options));
    } catch (error) {
      if (attempt % LOGGED_ATTEMPT === 0) options.logger.warn({ err: error }, 'nats.not_connected');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function logStatus(connection: NatsConnection, logger: Logger): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect' || status.type === 'reconnect')
      logger.warn({ status: status.type }, 'nats.status');
  }
}

function inboxPrefixFor(name: string): string {
  return `_INBOX.${name}`;
}
