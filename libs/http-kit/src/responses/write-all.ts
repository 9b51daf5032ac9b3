import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** For each millisecond of reading a part, this many milliseconds are left to other requests. */
const REST_FACTOR = 3;
/** A longer pause would look like a client that does not read. */
const REST_MS_MAX = 1_000;

/**
 * Writes the texts at the pace of the reader, and pauses after each: a large export must not take the processor and the
 * database from other workspaces.
 * @throws Error if the stream closes before all texts are written
 */
export async function writeAll(out: Writable, texts: AsyncIterable<string>): Promise<void> {
  const closed = new AbortController();
  const abort = (): void => closed.abort();
  if (out.destroyed) abort();
  else out.once('close', abort);
  let beganAt = performance.now();
  for await (const text of texts) {
    const tookMs = performance.now() - beganAt;
    closed.signal.throwIfAborted();
    if (!out.write(text)) await once(out, 'drain', { signal: closed.signal });
    if (tookMs >= 1) {
      const restMs = Math.min(tookMs * REST_FACTOR, REST_MS_MAX);
      await delay(restMs, undefined, { signal: closed.signal });
    }
    beganAt = performance.now();
  }
  closed.signal.throwIfAborted();
  out.off('close', abort);
}
