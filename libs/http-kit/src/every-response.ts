import { apiVersion } from '@kiban/contracts';
import { createRequestMetrics, type Logger, type Readiness, type Registry } from '@kiban/observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { discardBody, discardedBytesMax, isArriving } from './rejected-body.js';

/**
 * How long clients are told to keep an idle connection: far shorter than the server itself does. Whoever heeds it (Node's
 * fetch, our own services) never sends on a connection that is being closed, not even when this process ends, as
 * SHUTDOWN_DRAIN_MS is not less.
 */
const KEEP_ALIVE_ADVICE = 'timeout=5';

/** Browsers keep to https for a year once they have seen it (ASVS 3.4.1). */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** What every answer has: its headers, a connection that stays usable, one line in the log and its share of the metrics. */
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
  // The request's line holds nothing that a caller sent but its method; looking for secrets in it would copy it each time.
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
      // A route that did not wait for its response would send a second one while this one waits.
      void reply.header('connection', 'close');
      return done(null, payload);
    }
    // Who sends too slowly is not waited for once more.
    const waitMs = reply.statusCode === 408 ? 0 : parts.discardMs;
    discardBody(request.raw, discardedBytesMax(request), waitMs).then((isWhole) => {
      if (!isWhole) void reply.header('connection', 'close');
      else if (!parts.readiness.isDraining) void reply.removeHeader('connection');
      done(null, payload);
    }, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { elapsedTime } = reply;
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
        caller: (request as { principal?: { credentialId: string } }).principal?.credentialId,
      },
      'request.handled',
    );
    done();
  });
}
