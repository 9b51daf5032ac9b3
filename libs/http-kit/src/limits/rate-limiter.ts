import { randomUUID } from 'node:crypto';
import { TooManyRequestsError } from '@kiban/contracts';
import type { FastifyReply } from 'fastify';

export const RATE_LIMITER = Symbol('kiban.rate-limiter');

/** Requests since the start of a window. */
interface Count {
  startedAtMs: number;
  used: number;
}

interface Window extends Count {
  /** Counts of other replicas for the same principal, by replica. */
  others: Map<string, Count> | undefined;
}

/** A replica's count for one principal in its current window. */
export interface ReplicaCount {
  credentialId: string;
  /** Milliseconds since its window started: the clocks of two replicas differ. */
  ageMs: number;
  used: number;
}

const WINDOW_MS = 60_000;
const WINDOWS_MAX = 50_000;
/** A replica shares its count after each twentieth of the limit. */
const SHARES = 20;

/**
 * Counts a principal's requests in windows of a minute, together with the counts of other replicas (decision record
 * 0012). A limit of 0 counts nothing.
 */
export class RateLimiter {
  /** Identifies this replica in the counts that replicas share. */
  readonly replica = randomUUID();
  /** By principal, the oldest window first. */
  private readonly windows = new Map<string, Window>();
  private readonly step: number;
  private share: ((count: ReplicaCount) => void) | undefined;

  constructor(
    private readonly perMinute: number,
    private readonly nowMs: () => number = () => performance.now(),
    private readonly windowsMax: number = WINDOWS_MAX,
  ) {
    this.step = Math.max(1, Math.ceil(perMinute / SHARES));
  }

  /** Calls `share` for each principal whose count in this replica grew by another step. */
  onShare(share: (count: ReplicaCount) => void): void {
    this.share = share;
  }

  /**
   * Counts one request.
   * @throws TooManyRequestsError when the limit is used up; every response gets the RateLimit-* headers
   */
  take(credentialId: string, reply: Pick<FastifyReply, 'header'>): void {
    if (this.perMinute === 0) return;
    const now = this.nowMs();
    const window = this.current(credentialId, now);
    window.used += 1;
    if (this.share && window.used % this.step === 0 && window.used <= this.perMinute)
      this.share({ credentialId, ageMs: Math.max(0, now - window.startedAtMs), used: window.used });
    let used = window.used;
    let startedAtMs = window.startedAtMs;
    for (const other of window.others?.values() ?? [])
      if (isLive(other, now)) {
        used += other.used;
        startedAtMs = Math.min(startedAtMs, other.startedAtMs);
      }
    const resetSeconds = Math.max(1, Math.ceil((startedAtMs + WINDOW_MS - now) / 1_000));
    void reply
      .header('ratelimit-limit', String(this.perMinute))
      .header('ratelimit-remaining', String(Math.max(0, this.perMinute - used)))
      .header('ratelimit-reset', String(resetSeconds));
    if (used <= this.perMinute) return;
    void reply.header('retry-after', String(resetSeconds));
    throw new TooManyRequestsError(
      `The limit is ${this.perMinute} requests per minute; retry in ${resetSeconds} seconds.`,
      resetSeconds,
    );
  }

  /** Adds a count of another replica. */
  learn(replica: string, { credentialId, ageMs, used }: ReplicaCount): void {
    if (this.perMinute === 0 || ageMs >= WINDOW_MS) return;
    const now = this.nowMs();
    const window = this.windows.get(credentialId) ?? this.open(credentialId, now);
    window.others ??= new Map();
    window.others.set(replica, { startedAtMs: now - ageMs, used });
  }

  private current(credentialId: string, now: number): Window {
    const window = this.windows.get(credentialId);
    if (window && isLive(window, now)) return window;
    // Moved to the end, since it is the newest now.
    this.windows.delete(credentialId);
    const fresh = this.open(credentialId, now);
    const others = [...(window?.others ?? [])].filter(([, other]) => isLive(other, now));
    if (others.length > 0) fresh.others = new Map(others);
    return fresh;
  }

  /** Removes the oldest window: to reset its own window, a client would need more principals than all newer ones. */
  private open(credentialId: string, now: number): Window {
    if (this.windows.size >= this.windowsMax)
      for (const oldest of this.windows.keys()) {
        this.windows.delete(oldest);
        break;
      }
    const window: Window = { startedAtMs: now, used: 0, others: undefined };
    this.windows.set(credentialId, window);
    return window;
  }
}

const isLive = ({ startedAtMs }: Count, now: number): boolean => now - startedAtMs < WINDOW_MS;
