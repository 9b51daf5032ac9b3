import { DomainError } from '@kiban/contracts';
import type { FastifyReply } from 'fastify';

export const RATE_LIMITER = Symbol('kiban.rate-limiter');

interface Window {
  startedAtMs: number;
  used: number;
}

const WINDOW_MS = 60_000;
const WINDOWS_MAX = 50_000;

/** Counts a principal's requests in windows of a minute, in each replica. A limit of 0 counts nothing. */
export class RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly perMinute: number,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** @throws DomainError 429 once the window is used up; sets RateLimit-* on every answer, and Retry-After on that one */
  take(credentialId: string, reply: Pick<FastifyReply, 'header'>): void {
    if (this.perMinute === 0) return;
    const now = this.nowMs();
    let window = this.windows.get(credentialId);
    if (!window || now - window.startedAtMs >= WINDOW_MS) {
      if (this.windows.size >= WINDOWS_MAX) this.windows.clear();
      window = { startedAtMs: now, used: 0 };
      this.windows.set(credentialId, window);
    }
    window.used += 1;
    const resetSeconds = Math.max(1, Math.ceil((window.startedAtMs + WINDOW_MS - now) / 1_000));
    void reply
      .header('ratelimit-limit', String(this.perMinute))
      .header('ratelimit-remaining', String(Math.max(0, this.perMinute - window.used)))
      .header('ratelimit-reset', String(resetSeconds));
    if (window.used <= this.perMinute) return;
    void reply.header('retry-after', String(resetSeconds));
    throw new DomainError(
      'too_many_requests',
      `Only ${this.perMinute} requests a minute are taken; try again in ${resetSeconds} seconds.`,
    );
  }
}
