import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyBounds } from './large-bodies.js';
import { isArriving } from './rejected-body.js';

/** How long a client may take to send a body. */
export interface BodyDeadlines {
  /** Milliseconds for the whole of an ordinary body. */
  bodyMs: number;
  /** Milliseconds after which a large body must have arrived at `largeBytesPerSecond`. */
  largeGraceMs: number;
  largeBytesPerSecond: number;
  /** Milliseconds for the rest of a body that no route reads. */
  discardMs: number;
}

export const bodyDeadlines: BodyDeadlines = {
  bodyMs: 30_000,
  largeGraceMs: 10_000,
  largeBytesPerSecond: 256 * 1_024,
  discardMs: 5_000,
};

const CHECK_INTERVAL_MS = 1_000;

/** Rejects bodies that arrive too slowly with 408, so that their senders hold neither a connection nor a slot. */
export function enforceBodyDeadlines(fastify: FastifyInstance, deadlines: BodyDeadlines): void {
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    if (isArriving(request.raw)) watch(request.raw, isLarge(request), deadlines);
    done(null, payload);
  });
}

const isLarge = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as BodyBounds).isLargeBody === true;

function watch(body: IncomingMessage, isLarge: boolean, deadlines: BodyDeadlines): void {
  const { socket } = body;
  const startedAtMs = performance.now();
  const bytesBefore = socket.bytesRead;
  const graceMs = isLarge ? deadlines.largeGraceMs : deadlines.bodyMs;
  const timer = setInterval(
    () => {
      const elapsedMs = performance.now() - startedAtMs;
      if (elapsedMs < graceMs) return;
      const bytesDue = (elapsedMs / 1_000) * deadlines.largeBytesPerSecond;
      if (isLarge && socket.bytesRead - bytesBefore >= bytesDue) return;
      stop();
      // The parser listens for the errors of its stream while it reads.
      if (body.listenerCount('error') > 0) body.emit('error', new SlowBodyError());
    },
    Math.min(CHECK_INTERVAL_MS, graceMs),
  ).unref();
  const stop = (): void => clearInterval(timer);
  body.once('end', stop).once('close', stop);
}

/** Fastify uses its status for the response. */
class SlowBodyError extends Error {
  readonly statusCode = 408;

  constructor() {
    super('The body arrives too slowly.');
    this.name = 'SlowBodyError';
  }
}
