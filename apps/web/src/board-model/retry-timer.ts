import { ApiError } from '../api/api-error.js';
import type { Clock } from './clock.js';

const RETRY_MIN_MS = 500;
const RETRY_MAX_MS = 30_000;

/** Waits between attempts, with jitter; all waits end when there is a sign that the next attempt may succeed. */
export class RetryTimer {
  private readonly waiting = new Set<() => void>();

  constructor(private readonly clock: Clock) {}

  /** @param retryAfterMs what the response requires; a wake-up does not shorten it */
  wait(attempt: number, retryAfterMs: number | null): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        this.waiting.delete(end);
        cancel();
        resolve();
      };
      const cancel = this.clock.after(retryAfterMs ?? retryDelayMs(this.clock, attempt), end);
      if (retryAfterMs === null) this.waiting.add(end);
    });
  }

  /** Reads until there is a response that another attempt would not change; a rejection ends it without an error. */
  async untilRead(read: () => Promise<void>): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await read();
      } catch (error) {
        if (error instanceof ApiError && !isTemporary(error.status)) return;
        await this.wait(attempt, error instanceof ApiError ? error.retryAfterMs : null);
      }
    }
  }

  wake(): void {
    for (const end of [...this.waiting]) end();
  }
}

/** From 0.5 to 30 seconds: longer with each attempt, and random, so that clients do not return together. */
export function retryDelayMs(clock: Clock, attempt: number): number {
  const longest = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** attempt);
  return RETRY_MIN_MS + clock.random() * (longest - RETRY_MIN_MS);
}

/** Statuses after which the same request may succeed. */
export function isTemporary(status: number): boolean {
  return status === 401 || status === 408 || status === 425 || status === 429 || status >= 500;
}
