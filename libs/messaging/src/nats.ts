import { readFileSync } from 'node:fs';
import type { Logger } from '@kiban/observability';
import {
  connect,
  credsAuthenticator,
  type NatsConnection,
  type NodeConnectionOptions,
} from '@nats-io/transport-node';
import { readNatsAddress } from './nats-address.js';

export type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';

/** The oldest NATS server whose JetStream has what the product relies on. */
const SERVER_VERSION_MIN = [2, 10] as const;

const RETRY_MS = 250;
/** Every how many failed attempts one is logged: about twice a minute. */
const LOGGED_ATTEMPT = 100;

export class NatsTooOldError extends Error {
  readonly code = 'nats_too_old';
  constructor(version: string) {
    super(`The NATS server is ${version}; version ${SERVER_VERSION_MIN.join('.')} or newer is needed.`);
    this.name = 'NatsTooOldError';
  }
}

export interface NatsOptions {
  /** As NATS_URL has it: one node or several. */
  url: string;
  /** PEM file of the authority that signed the broker's certificate; without it the ones that Node trusts count. */
  caFile?: string | undefined;
  /** Credentials file (JWT and seed) in place of a user and a password; read anew at each connection, so that it may be replaced. */
  credentialsFile?: string | undefined;
  name: string;
  logger: Logger;
}

/** A service's settings as `connectNats` takes them. */
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

/** Where answers to this connection may be sent: what the broker's permissions let it hear. */
export function inboxPrefixOf(connection: NatsConnection): string {
  return inboxPrefixes.get(connection) ?? '_INBOX';
}

/** How the client is told to connect. */
export function connectionOptions(options: NatsOptions): NodeConnectionOptions {
  const { servers, login, encrypted } = readNatsAddress(options.url);
  const { caFile, credentialsFile } = options;
  return {
    servers,
    ...login,
    ...(encrypted || caFile ? { tls: caFile ? { caFile } : {} } : {}),
    ...(credentialsFile ? { authenticator: credsAuthenticator(() => readFileSync(credentialsFile)) } : {}),
    name: options.name,
    // An inbox of its own, so that the broker's permissions can keep one service from hearing another's answers.
    inboxPrefix: inboxPrefixFor(options.name),
    reconnect: true,
    maxReconnectAttempts: -1,
    // A broker whose passwords are being rotated refuses us for a while: the client would otherwise give up for good.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RETRY_MS,
    // Else every request makes two errors in advance, each with a stack, for the case that it fails.
    noAsyncTraces: true,
    // A half-open connection is noticed within 10 s instead of the default's four minutes.
    pingInterval: 5_000,
    maxPingOut: 2,
  };
}

/**
 * Connects to NATS and stays connected: reconnecting never gives up, since an outage of the broker
 * stops events, not the service. Where the address says `tls://`, or an authority is named, nothing is sent unencrypted.
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

/** Tries until a broker is met, and says why it is not: a wrong password or certificate would otherwise look like a slow start. */
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
