import { setTimeout as delay } from 'node:timers/promises';

export interface PollBounds {
  /** Timeout in milliseconds. */
  readonly withinMs: number;
  /** Pause between two attempts, in milliseconds. */
  readonly everyMs?: number;
  /** Ends the wait early, with undefined. */
  readonly signal?: AbortSignal;
}

/** Polls until `look` returns a value other than undefined; returns undefined at the timeout. */
export async function until<T>(
  look: () => Promise<T | undefined>,
  bounds: PollBounds,
): Promise<T | undefined> {
  const deadline = Date.now() + bounds.withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (Date.now() >= deadline || bounds.signal?.aborted === true) return undefined;
    await delay(bounds.everyMs ?? 25);
  }
}
