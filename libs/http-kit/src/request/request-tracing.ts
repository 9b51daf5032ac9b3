import { beginSpan, isTracing, startTracing, type Logger, type OpenSpan } from '@kiban/observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** The trace context of a traced request; undefined if it is not traced. */
export function requestTraceparent(request: FastifyRequest): string | undefined {
  return spans.get(request)?.traceparent;
}

/**
 * Makes every request a span of the caller's trace, if the environment configures a collector.
 * @returns a callback that sends the remaining spans when the process ends
 */
export async function traceRequests(fastify: FastifyInstance, logger: Logger): Promise<() => Promise<void>> {
  const stop = await startTracing(String(logger.bindings()['service'] ?? 'kiban'));
  if (!isTracing()) return stop;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const sent = request.headers['traceparent'];
    const span = beginSpan(request.method, {
      role: 'server',
      traceparent: typeof sent === 'string' ? sent : null,
      attributes: { 'http.request.method': request.method, 'kiban.request_id': request.id },
    });
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const span = spans.get(request);
    span?.rename(`${request.method} ${route}`);
    span?.end(
      { 'http.route': route, 'http.response.status_code': reply.statusCode },
      reply.statusCode >= 500,
    );
    done();
  });
  return stop;
}
