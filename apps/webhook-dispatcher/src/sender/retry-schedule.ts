export interface RetrySettings {
  /** Delay after the first, second, … failed attempt; one more attempt than delays is made. */
  delaysMs: readonly number[];
  jitterPercent: number;
  jitterMaxMs: number;
}

/**
 * When to retry a failed delivery (specification §6, “Retries”). Jitter and `Retry-After` only lengthen the delay: no
 * attempt is ever earlier than the schedule.
 * @param attempt number of the failed attempt, from 1
 * @param retryAfterMs the receiver’s Retry-After, or undefined; limited to twice the schedule’s delay
 * @param random at least 0 and less than 1
 * @returns milliseconds from the end of the failed attempt, or undefined after the last one
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
 * Parses a Retry-After header: seconds or an HTTP date (RFC 9110 §10.2.3).
 * @returns milliseconds from `nowMs`, never negative; undefined when it is invalid
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // An HTTP date always names GMT; Date.parse alone would accept almost any text with a number in it.
  if (!/ GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
