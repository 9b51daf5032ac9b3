import type { IncomingHttpHeaders } from 'node:http';

/** What a client could use to pass itself off as somebody else; the edge alone says these. */
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

/** What the edge itself has answered or taken in: a service is not asked whether it wants the body. */
const SETTLED_HERE = ['expect'];

/** Meant for one connection, not for the next one (RFC 9110 §7.6.1). */
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
 * The headers of a request as a service gets them: what the client claims about its way here is replaced by the truth.
 * @param askedHost the name that the client used, for a service that judges it
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

/** The headers of a request whose body is not passed on. */
export function bodilessHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, ['content-length', 'transfer-encoding']);
}

/** The headers of an answer as the client gets them. */
export function responseHeadersFor<V>(headers: Record<string, V>): Record<string, V> {
  return without(headers, HOP_BY_HOP);
}
