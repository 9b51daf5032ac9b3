import type { IncomingMessage } from 'node:http';
import { limits } from '@kiban/contracts';

/** How much more of a refused body is read, in bytes: bodies just over the limit are, endless ones are not. */
const DISCARDED_BYTES_MAX = 16 * 1_048_576 + limits.importBytesMax;

/**
 * Reads what is left of a body that is refused, and forgets it. A refusal that is sent while its sender is still
 * writing is lost where the connection is then closed: the sender, or the edge before it, sees a broken
 * connection in place of the 413.
 * @returns whether the body ended within the bound, so that the connection can be used again
 */
export function discardBody(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return Promise.resolve(request.readableEnded);
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > DISCARDED_BYTES_MAX) finish(false);
    };
    const ended = (): void => finish(true);
    const broken = (): void => finish(false);
    const finish = (isWhole: boolean): void => {
      request.off('data', count).off('end', ended).off('close', broken);
      resolve(isWhole);
    };
    request.on('data', count).once('end', ended).once('close', broken).resume();
  });
}
