import cors from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Paths whose CORS answers are the service's own affair. */
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

/**
 * Answers browsers of any origin, but for paths whose CORS is the service's own affair. Options that never vary are read
 * once: asking for them at every request costs as much as the route's own check of access.
 */
export async function registerCors(
  app: NestFastifyApplication,
  withoutCors: PathsWithoutCors | undefined,
): Promise<void> {
  if (withoutCors === 'everywhere') return;
  if (!withoutCors) {
    await app.register(cors, corsOptions);
    return;
  }
  await app.register(
    cors,
    () => (request: { url: string }, callback: (error: Error | null, options: object) => void) => {
      callback(null, withoutCors(request.url) ? { origin: false, preflight: false } : corsOptions);
    },
  );
}
