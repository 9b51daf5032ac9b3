import type { FastifyInstance } from 'fastify';

/** Headers that browsers may send to {mcp_url} and to the metadata. */
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'accept',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'mcp-session-id',
  'last-event-id',
  'x-mcp-readonly',
  'traceparent',
];

/**
 * Lets clients that run in a page read the responses, above all the 401 with its challenge, and answers their
 * preflight without a bearer. Cookies are never accepted.
 */
export function allowCrossOrigin(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // A call without an Origin needs no CORS headers, except a GET: its cached response may reach a page later.
    if (request.method === 'POST' && request.headers.origin === undefined) return done();
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'www-authenticate, mcp-session-id, mcp-protocol-version, x-request-id, retry-after',
    });
    if (request.method !== 'OPTIONS') return done();
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
        'access-control-allow-headers': allowedHeaders(request.headers['access-control-request-headers']),
        'access-control-max-age': '86400',
      })
      .send();
  });
}

/** The fixed list and every requested `Mcp-Param-…` header (SEP-2243), whose names depend on the tool. */
function allowedHeaders(asked: string | undefined): string {
  const parameters = (asked ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^mcp-param-[a-z0-9-]{1,64}$/.test(name));
  return [...ALLOWED_HEADERS, ...parameters].join(', ');
}
