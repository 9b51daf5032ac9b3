import type { IncomingMessage } from 'node:http';
import { limits } from '@kiban/contracts';
import type { FastifyRequest } from 'fastify';

/** Whether a part of the body has not arrived yet; a small one arrives with its head. */
export function isArriving({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);
}

/**
 * Reads what is left of a body that no route reads, and discards it. A response that is sent while its sender is still
 * writing is lost where the connection is then closed: the sender, or the edge before it, sees a broken connection.
 * @returns whether the body ended within the bounds, so that the connection can be used again
 */
export function discardBody(request: IncomingMessage, bytesMax: number, waitMs: number): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  if (request.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > bytesMax) finish(false);
    };
    const ended = (): void => finish(true);
    const broken = (): void => finish(false);
    const timer = setTimeout(broken, waitMs);
    const finish = (isWhole: boolean): void => {
      clearTimeout(timer);
      request.off('data', count).off('end', ended).off('close', broken);
      if (!isWhole) request.pause();
      resolve(isWhole);
    };
    request.on('data', count).once('end', ended).once('close', broken).resume();
  });
}

/** How much more than a route takes is read of callers with the right to it: they get to know that it is too much. */
const ADMITTED_BYTES_MORE = 8 * limits.bodyBytesMax;

/** How much of a body is discarded at most. */
export function discardedBytesMax(request: FastifyRequest): number {
  const isAdmitted = (request as { principal?: unknown }).principal !== undefined;
  return request.routeOptions.bodyLimit + (isAdmitted ? ADMITTED_BYTES_MORE : limits.bodyBytesMax);
}
