import { apiVersion } from '@kiban/contracts';
import { createRequestMetrics, type Logger, type Readiness, type Registry } from '@kiban/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { waitedMs } from '../limits/intended-waits.js';
import { discardBody, discardedBytesMax, isArriving } from '../bodies/rejected-body.js';

/**
 * The idle time announced to clients, far shorter than the server's own. A client that honours it (Node's fetch, our
 * own services) never sends on a connection that is being closed, not even during a shutdown, as SHUTDOWN_DRAIN_MS is
 * not less.
 */
const KEEP_ALIVE_ADVICE = 'timeout=5';

/** Browsers use https for a year after the first response (ASVS 3.4.1). */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** For every response: headers, a reusable connection, one log line, and metrics. */
export function followResponses(
  fastify: FastifyInstance,
  parts: {
    logger: Logger;
    registry: Registry;
    readiness: Readiness;
    publicOrigin?: string;
    discardMs: number;
  },
): void {
  const isSecure = parts.publicOrigin?.startsWith('https:') ?? false;
  const metrics = createRequestMetrics(parts.registry);
  // The log line has no input of the caller but the method; scanning it for secrets would copy it each time.
  const requestLog = parts.logger.child({}, { redact: [] });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply
      .header('x-request-id', request.id)
      .header('x-api-version', apiVersion)
      .header('x-content-type-options', 'nosniff');
    if (isSecure) void reply.header('strict-transport-security', STRICT_TRANSPORT);
    if (parts.readiness.isDraining) void reply.header('connection', 'close');
    else void reply.header('keep-alive', KEEP_ALIVE_ADVICE);
    done();
  });
  const handled = new WeakSet<FastifyRequest>();
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (isArriving(request.raw)) handled.add(request);
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isArriving(request.raw) && reply.statusCode !== 413) return done(null, payload);
    if (handled.has(request)) {
      // A route that does not wait for its response would send a second one while this one waits.
      void reply.header('connection', 'close');
      return done(null, payload);
    }
    if (reply.statusCode === 413) {
      respondBeforeRest(request, reply, parts);
      return done(null, payload);
    }
    // A client that has already sent too slowly gets no further time.
    const waitMs = reply.statusCode === 408 ? 0 : parts.discardMs;
    discardBody(request.raw, discardedBytesMax(request), waitMs).then((isWhole) => {
      if (!isWhole) void reply.header('connection', 'close');
      else if (!parts.readiness.isDraining) void reply.removeHeader('connection');
      done(null, payload);
    }, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const waited = waitedMs(request.raw);
    const elapsedTime = Math.max(0, reply.elapsedTime - waited);
    metrics.duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      elapsedTime / 1_000,
    );
    requestLog.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(elapsedTime * 10) / 10,
        ...(waited > 0 ? { waitedMs: Math.round(waited) } : {}),
        caller: (request as { principal?: { credentialId: string } }).principal?.credentialId,
      },
      'request.handled',
    );
    done();
  });
}

/** The time for the rest of a body that is too large, in that of one that is rejected for its head. */
const TOO_LARGE_TIMES = 6;

/**
 * A body over the limit may be of any length, so the response precedes the rest: most clients then stop. The rest is read
 * for those that look for a response only afterwards, and would lose it if the connection were closed.
 */
function respondBeforeRest(
  request: FastifyRequest,
  reply: FastifyReply,
  { readiness, discardMs }: { readiness: Readiness; discardMs: number },
): void {
  // With this header, Node would close the connection behind the response.
  if (!readiness.isDraining) void reply.removeHeader('connection');
  void discardBody(request.raw, discardedBytesMax(request), TOO_LARGE_TIMES * discardMs).then((isWhole) => {
    if (!isWhole) request.raw.socket.destroy();
  });
}
