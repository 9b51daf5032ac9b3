import { setTimeout as delay } from 'node:timers/promises';

export interface PollBounds {
  /** Give up after this many milliseconds. */
  readonly withinMs: number;
  /** Pause between two looks, in milliseconds. */
  readonly everyMs?: number;
  /** Ends the wait early, with undefined. */
  readonly signal?: AbortSignal;
}

/** Looks again and again until `look` gives something other than undefined; undefined when the time is up. */
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
