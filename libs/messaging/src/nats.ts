import type { Logger } from '@kiban/observability';
import { connect, type NatsConnection } from '@nats-io/transport-node';

export type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';

/** The oldest NATS server whose JetStream has what the product relies on. */
const SERVER_VERSION_MIN = [2, 10] as const;

export class NatsTooOldError extends Error {
  readonly code = 'nats_too_old';
  constructor(version: string) {
    super(`The NATS server is ${version}; version ${SERVER_VERSION_MIN.join('.')} or newer is needed.`);
    this.name = 'NatsTooOldError';
  }
}

/**
 * Connects to NATS and stays connected: reconnecting never gives up, since an outage of the broker
 * stops events, not the service.
 */
export async function connectNats(options: {
  url: string;
  name: string;
  logger: Logger;
}): Promise<NatsConnection> {
  const url = new URL(options.url.includes('://') ? options.url : `nats://${options.url}`);
  const connection = await connect({
    servers: url.host,
    ...(url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : {}),
    name: options.name,
    // An inbox of its own, so that the broker's permissions can keep one service from hearing another's answers.
    inboxPrefix: `_INBOX.${options.name}`,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
    // A half-open connection is noticed within 10 s instead of the default's four minutes.
    pingInterval: 5_000,
    maxPingOut: 2,
  });
  const [major = 0, minor = 0] = (connection.info?.version ?? '0').split('.').map(Number);
  if (major < SERVER_VERSION_MIN[0] || (major === SERVER_VERSION_MIN[0] && minor < SERVER_VERSION_MIN[1])) {
    await connection.close();
    throw new NatsTooOldError(connection.info?.version ?? 'of an unknown version');
  }
  void logStatus(connection, options.logger);
  return connection;
}

async function logStatus(connection: NatsConnection, logger: Logger): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect' || status.type === 'reconnect')
      logger.warn({ status: status.type }, 'nats.status');
  }
}
