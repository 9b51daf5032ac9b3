/** Time, so that tests need not wait. */
export interface Clock {
  now(): number;
  /** Runs once after a delay. @returns cancels it */
  after(ms: number, run: () => void): () => void;
  /** From 0 to 1, for jitter. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Waits for work, and no longer than a time. */
export async function within(clock: Clock, ms: number, work: Promise<void>): Promise<void> {
  let cancel = (): void => undefined;
  const late = new Promise<void>((resolve) => (cancel = clock.after(ms, resolve)));
  await Promise.race([work, late]);
  cancel();
}
