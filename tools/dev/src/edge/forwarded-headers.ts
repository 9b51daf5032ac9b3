import type { IncomingHttpHeaders } from 'node:http';

/** Headers that a client could use for spoofing; only the edge sets them. */
const CLIENT_CLAIMS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
];

/** Headers that the edge handles itself: it does not forward the expectation to a service. */
const SETTLED_HERE = ['expect'];

/** Hop-by-hop headers (RFC 9110 §7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

function without<V>(headers: Record<string, V>, names: readonly string[]): Record<string, V> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/**
 * The request headers for a service: the edge replaces the client's forwarding headers by verified values.
 * @param askedHost the host name of the request, for a service that checks it
 */
export function requestHeadersFor(
  headers: IncomingHttpHeaders,
  clientAddress: string,
  publicOrigin: string,
  askedHost?: string,
): IncomingHttpHeaders {
  const origin = new URL(publicOrigin);
  return {
    ...without(headers, [...CLIENT_CLAIMS, ...SETTLED_HERE, ...HOP_BY_HOP]),
    'x-forwarded-for': clientAddress.replace(/^::ffff:/, ''),
    'x-forwarded-proto': origin.protocol.slice(0, -1),
    'x-forwarded-host': askedHost ?? origin.host,
  };
}

/** The headers of a request whose body is not forwarded. */
export function bodilessHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, ['content-length', 'transfer-encoding']);
}

/** The response headers for the client. */
export function responseHeadersFor<V>(headers: Record<string, V>): Record<string, V> {
  return without(headers, HOP_BY_HOP);
}
