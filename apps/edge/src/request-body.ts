import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { EdgeBounds } from './edge-bounds.js';

type Deadlines = Pick<EdgeBounds, 'bodyGraceMs' | 'bodyBytesPerSecond' | 'bodyMs'>;

/** Maximum bytes to drain of a rejected body, as a service does of an import: a client may read the response only afterwards. */
const DISCARDED_BYTES_MAX = 288 * 1_048_576;

/** The client sends its body too slowly, or for too long. */
export class SlowBodyError extends Error {
  readonly code = 'KIBAN_SLOW_BODY';
}

/**
 * The body of a request as a stream to a service. It fails with `SlowBodyError` when it arrives too slowly. When the
 * service responds before its end, the rest is read and discarded: closing the connection while the client still
 * writes would lose the response.
 */
export function forwardedBody(body: IncomingMessage, deadlines: Deadlines): Readable {
  const forwarded = new PassThrough();
  const { socket } = body;
  let bytes = 0;
  let discardedFrom: number | undefined;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (discardedFrom !== undefined && bytes - discardedFrom > DISCARDED_BYTES_MAX) socket.destroy();
  };
  const stopWatching = watchRate(
    () => bytes,
    deadlines,
    () => {
      if (discardedFrom === undefined) forwarded.destroy(new SlowBodyError('The body is too slow.'));
      else socket.destroy();
    },
  );
  const broken = (): void => void forwarded.destroy(new Error('The client disconnected.'));
  body.on('data', count).once('error', broken).once('aborted', broken).once('close', stopWatching);
  body.once('end', stopWatching);
  forwarded.once('close', () => {
    if (body.readableEnded || body.destroyed) return;
    discardedFrom = bytes;
    body.unpipe(forwarded).resume();
  });
  return body.pipe(forwarded);
}

/** Calls `tooSlow` once `bytes` is below the rate. @returns a function that stops the check */
function watchRate(bytes: () => number, deadlines: Deadlines, tooSlow: () => void): () => void {
  const { bodyGraceMs, bodyBytesPerSecond, bodyMs } = deadlines;
  const startedAt = performance.now();
  const leftMs = (): number => {
    const allowedMs = Math.min(bodyMs, bodyGraceMs + (bytes() / bodyBytesPerSecond) * 1_000);
    return startedAt + allowedMs - performance.now();
  };
  let timer = setTimeout(check, leftMs());
  function check(): void {
    const left = leftMs();
    if (left <= 0) tooSlow();
    else timer = setTimeout(check, Math.ceil(left));
  }
  return () => clearTimeout(timer);
}
