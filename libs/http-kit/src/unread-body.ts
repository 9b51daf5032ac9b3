import type { IncomingMessage } from 'node:http';

/** As much of a refused body as is still read before the connection is simply closed. */
const READ_MAX_BYTES = 16 * 1_048_576;

/**
 * Reads what is left of a request's body and throws it away. A connection that is closed with unread
 * bytes is reset, and a reset may overtake the answer: the caller, or the edge, would then see a broken
 * connection instead of the 413. Resolves when the body has ended, the caller has gone, or it is too much.
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  await new Promise<void>((resolve) => {
    let read = 0;
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > READ_MAX_BYTES) resolve();
    });
    request.once('end', resolve);
    request.once('close', resolve);
    request.resume();
  });
}
