const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Grows with the number of failures in a row, and differs between clients, which failed at the same time. */
export function backoffMs(failures: number, firstMs: number = FIRST_MS): number {
  const fullMs = Math.min(LONGEST_MS, firstMs * 2 ** Math.min(failures - 1, 16));
  return fullMs / 2 + (Math.random() * fullMs) / 2;
}

/** A longer timer of the platform would end after 1 ms. */
const TIMER_MAX_MS = 2_147_483_647;

/** The time for a timer: about 25 days at most, and never `NaN`. */
export function timerMs(ms: number): number {
  return ms > 0 ? Math.min(ms, TIMER_MAX_MS) : 0;
}

/** @throws the reason of the signal */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, timerMs(ms));
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}

/** What `fetch` rejects with for this signal. */
export function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('The call was aborted.', { cause: reason });
}
