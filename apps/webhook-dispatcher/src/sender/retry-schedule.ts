export interface RetrySettings {
  /** Delay after the first, second, … failed attempt; one attempt more than there are delays is made. */
  delaysMs: readonly number[];
  jitterPercent: number;
  jitterMaxMs: number;
}

/**
 * When a failed delivery is tried again (specification §6, "Retries"). Jitter and `Retry-After` only
 * lengthen: no attempt is ever earlier than the schedule says.
 * @param attempt number of the attempt that failed, from 1
 * @param retryAfterMs what the receiver asked for, or undefined; taken up to twice the schedule's delay
 * @param random from 0 to below 1
 * @returns milliseconds from the end of the failed attempt, or undefined when there is no further one
 */
export function retryDelayMs(
  settings: RetrySettings,
  attempt: number,
  retryAfterMs: number | undefined,
  random: number,
): number | undefined {
  const step = settings.delaysMs[attempt - 1];
  if (step === undefined) return undefined;
  const delay = retryAfterMs === undefined ? step : Math.max(step, Math.min(retryAfterMs, 2 * step));
  const jitterMax = Math.min((step * settings.jitterPercent) / 100, settings.jitterMaxMs);
  return Math.round(delay + random * jitterMax);
}

/**
 * Reads a Retry-After header: seconds or an HTTP date (RFC 9110 §10.2.3).
 * @returns milliseconds from `nowMs`, never negative; undefined when it says nothing usable
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // A date of HTTP always names GMT; Date.parse alone would take nearly any text with a number in it.
  if (!/ GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
