import { setTimeout as delay } from 'node:timers/promises';

const TICK_MS = 20;

/**
 * Begins calls at a steady rate whether earlier ones have ended or not, up to a number in flight.
 * @returns how many calls the bound held back
 */
export async function atRate(
  plan: { perSecond: number; inFlightMax: number; durationMs: number },
  call: (n: number) => Promise<void>,
): Promise<number> {
  const inFlight = new Set<Promise<void>>();
  const beganAt = performance.now();
  let due = 0;
  let heldBack = 0;
  for (let elapsed = 0; elapsed < plan.durationMs; elapsed = performance.now() - beganAt) {
    for (; due < (elapsed * plan.perSecond) / 1_000; due += 1) {
      if (inFlight.size >= plan.inFlightMax) {
        heldBack += 1;
        continue;
      }
      const running = call(due).finally(() => inFlight.delete(running));
      inFlight.add(running);
    }
    await delay(TICK_MS);
  }
  await Promise.all(inFlight);
  return heldBack;
}

/** Keeps `count` calls in flight, each loop beginning its next when the last one has ended. */
export async function inLoops(
  plan: { count: number; durationMs: number },
  call: (loop: number, n: number) => Promise<void>,
): Promise<void> {
  const endsAt = performance.now() + plan.durationMs;
  await Promise.all(
    Array.from({ length: plan.count }, async (_, loop) => {
      for (let n = 0; performance.now() < endsAt; n += 1) await call(loop, n);
    }),
  );
}
