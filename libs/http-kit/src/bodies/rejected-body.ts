import type { IncomingMessage } from 'node:http';
import { limits } from '@kiban/contracts';
import type { FastifyRequest } from 'fastify';

/** Whether a part of the body has not arrived yet; a small one arrives with its head. */
export function isArriving({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);
}

/**
 * Reads and discards the rest of a body that no route reads. If the connection were closed while its client is still
 * sending, the response would be lost: the client, or the edge, sees a broken connection.
 * @returns whether the body ended within the bounds, so that the connection can be reused
 */
export function discardBody(request: IncomingMessage, bytesMax: number, waitMs: number): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  if (request.destroyed) return Promise.resolve(false);
  const { socket } = request;
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
      request.off('data', count).off('end', ended);
      socket.off('close', broken);
      if (!isWhole) request.pause();
      resolve(isWhole);
    };
    // The request itself is closed with its response, which may precede the rest of the body.
    socket.once('close', broken);
    request.on('data', count).once('end', ended).resume();
  });
}

/** Callers with the right may send this many times the limit more, so that they receive the 413. */
const ADMITTED_TIMES_MORE = 8;

/** Most bytes of a body to discard. */
export function discardedBytesMax(request: FastifyRequest): number {
  const isAdmitted = (request as { principal?: unknown }).principal !== undefined;
  const { bodyLimit } = request.routeOptions;
  return bodyLimit + (isAdmitted ? ADMITTED_TIMES_MORE * bodyLimit : limits.bodyBytesMax);
}
