import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes the texts at the pace of the reader. @throws Error when the stream closes before all are written */
export async function writeAll(out: Writable, texts: AsyncIterable<string>): Promise<void> {
  const closed = new AbortController();
  const abort = (): void => closed.abort();
  if (out.destroyed) abort();
  else out.once('close', abort);
  for await (const text of texts) {
    closed.signal.throwIfAborted();
    if (!out.write(text)) await once(out, 'drain', { signal: closed.signal });
  }
  closed.signal.throwIfAborted();
  out.off('close', abort);
}
