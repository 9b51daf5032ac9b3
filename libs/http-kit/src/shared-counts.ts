import { randomUUID } from 'node:crypto';
import type { NatsConnection } from '@kiban/messaging';
import type { RateLimiter, ReplicaCount } from './rate-limiter.js';

/** The subject on which a service's replicas share counts; the broker's permissions limit each service to its own. */
const subjectOf = (service: string): string => `kiban.limits.v1.${service}`;

interface SharedCount extends ReplicaCount {
  replica: string;
}

/**
 * Shares counts between the replicas of a service. Each publishes its own total for a principal, so that the next
 * message makes up for a lost one.
 * During a broker outage each replica counts alone.
 */
export function shareCounts(limiter: RateLimiter, connection: NatsConnection, service: string): RateLimiter {
  const replica = randomUUID();
  const subject = subjectOf(service);
  let isConnected = true;
  void (async () => {
    for await (const { type } of connection.status())
      if (type === 'disconnect') isConnected = false;
      else if (type === 'reconnect') isConnected = true;
  })();
  connection.subscribe(subject, {
    callback: (error, message) => {
      const count = error ? null : readCount(message.string());
      if (count && count.replica !== replica) limiter.learn(count.replica, count);
    },
  });
  limiter.onShare((count) => {
    // The client would buffer unsent messages and send them long after their window.
    if (isConnected && !connection.isClosed() && !connection.isDraining())
      connection.publish(subject, JSON.stringify({ replica, ...count } satisfies SharedCount));
  });
  return limiter;
}

function readCount(text: string): SharedCount | null {
  try {
    const count = JSON.parse(text) as Partial<Record<keyof SharedCount, unknown>>;
    const { replica, credentialId, ageMs, used } = count;
    if (typeof replica !== 'string' || typeof credentialId !== 'string') return null;
    if (typeof ageMs !== 'number' || typeof used !== 'number') return null;
    return { replica, credentialId, ageMs, used };
  } catch {
    return null;
  }
}
