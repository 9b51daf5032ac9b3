import cors from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Paths whose CORS headers the service sets itself. */
export type PathsWithoutCors = 'everywhere' | ((path: string) => boolean);

// Any origin may call with a bearer; credentials of a browser (cookies) are never taken (decisions §2).
const corsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'last-event-id',
    'traceparent',
  ],
  exposedHeaders: [
    'etag',
    'link',
    'x-next-cursor',
    'x-order-version',
    'x-event-id',
    'x-request-id',
    'x-api-version',
    'retry-after',
    'www-authenticate',
    'idempotency-replayed',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
  ],
  maxAge: 600,
};

const exposed = corsOptions.exposedHeaders.join(', ');

/** Adds CORS headers for any origin, except on paths whose CORS headers the service sets itself. */
export async function registerCors(
  app: NestFastifyApplication,
  withoutCors: PathsWithoutCors | undefined,
): Promise<void> {
  if (withoutCors === 'everywhere') return;
  if (!withoutCors) return allowOrigins(app);
  await app.register(
    cors,
    () => (request: { url: string }, callback: (error: Error | null, options: object) => void) => {
      callback(null, withoutCors(request.url) ? { origin: false, preflight: false } : corsOptions);
    },
  );
}

/**
 * Most callers are no browsers and send no Origin: they get no CORS headers, and `Vary` keeps caches from reusing such
 * a response for a browser.
 * The library handles preflights, in a scope of its own.
 */
async function allowOrigins(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('vary', 'Origin');
    if (request.headers.origin !== undefined)
      void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', exposed);
    done();
  });
  await fastify.register(async (preflights) => {
    await preflights.register(cors, corsOptions);
  });
}
