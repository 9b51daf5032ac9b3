import type { NatsConnection } from '@kiban/messaging';
import type { RateLimiter, ReplicaCount } from './rate-limiter.js';

/** The subject on which a service's replicas share counts; the broker's permissions limit each service to its own. */
export const sharedCountsSubject = (service: string): string => `kiban.limits.v1.${service}`;

interface SharedCount extends ReplicaCount {
  replica: string;
}

/**
 * Sends this replica's counts to the other replicas of the service. Each message has the replica's own total for a
 * principal, so that the next message makes up for a lost one.
 * During a broker outage each replica counts alone.
 */
export function shareCounts(limiter: RateLimiter, connection: NatsConnection, service: string): RateLimiter {
  const subject = sharedCountsSubject(service);
  let isConnected = true;
  void (async () => {
    for await (const { type } of connection.status())
      if (type === 'disconnect') isConnected = false;
      else if (type === 'reconnect') isConnected = true;
  })();
  limiter.onShare((count) => {
    // The client would buffer unsent messages and send them long after their window.
    if (isConnected && !connection.isClosed() && !connection.isDraining())
      connection.publish(
        subject,
        JSON.stringify({ replica: limiter.replica, ...count } satisfies SharedCount),
      );
  });
  return limiter;
}

/** Adds a count that another replica shared; ignores this replica's own and malformed messages. */
export function learnSharedCount(limiter: RateLimiter, message: unknown): void {
  const count = readCount(message);
  if (count && count.replica !== limiter.replica) limiter.learn(count.replica, count);
}

function readCount(message: unknown): SharedCount | null {
  const count = (message ?? {}) as Partial<Record<keyof SharedCount, unknown>>;
  const { replica, credentialId, ageMs, used } = count;
  if (typeof replica !== 'string' || typeof credentialId !== 'string') return null;
  if (typeof ageMs !== 'number' || typeof used !== 'number') return null;
  return { replica, credentialId, ageMs, used };
}
