import type { IncomingHttpHeaders } from 'node:http';
import { clientAddress, PROXIED_HEADER, type Sender, type TrustProxy } from '@kiban/app-config';
import type { ServiceName } from './service-name.js';

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

const NOT_FOR_SERVICES = new Set([...CLIENT_CLAIMS, ...SETTLED_HERE, ...HOP_BY_HOP]);
const NOT_FOR_CLIENTS = new Set(HOP_BY_HOP);

/** Whether a header claims to come from a proxy. @param name in lower case, as below */
export function isClientClaim(name: string): boolean {
  return CLIENT_CLAIMS.includes(name);
}

/** Whether the edge forwards this header of a request. @param name in lower case, as below */
export function isForService(name: string): boolean {
  return !NOT_FOR_SERVICES.has(name);
}

/** Whether the edge forwards this header of a response. */
export function isForClient(name: string): boolean {
  return !NOT_FOR_CLIENTS.has(name);
}

function headersThat<V>(passes: (name: string) => boolean, headers: Record<string, V>): Record<string, V> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => passes(name)));
}

/** The headers by which a service receives the verified client address and the public origin. */
export class ForwardingHeaders {
  readonly #protocol: string;
  readonly #host: string;

  constructor(
    publicOrigin: string,
    private readonly trust: TrustProxy,
  ) {
    const origin = new URL(publicOrigin);
    this.#protocol = origin.protocol.slice(0, -1);
    this.#host = origin.host;
  }

  /**
   * @param requestedHost the value of the request's Host header
   * @param isProxied whether a header claims to come from a proxy
   */
  of(
    sender: Sender,
    service: ServiceName | undefined,
    requestedHost: string,
    isProxied: boolean,
  ): Record<string, string> {
    const isForAuth = service === 'auth';
    return {
      // What a proxy claims is not forwarded, but that there is one: auth shows links only to its own machine.
      ...(isForAuth && isProxied ? { [PROXIED_HEADER]: 'true' } : {}),
      'x-forwarded-for': clientAddress(sender, this.trust).replace(/^::ffff:/, ''),
      'x-forwarded-proto': this.#protocol,
      // Only auth depends on the host name; the other services accept any name.
      'x-forwarded-host': isForAuth ? requestedHost : this.#host,
    };
  }
}

/**
 * The request headers for a service: the edge replaces the client's forwarding headers by verified values. These come
 * first, since a service ignores headers beyond a number of them.
 */
export function requestHeadersFor(
  headers: IncomingHttpHeaders,
  forwarding: Record<string, string>,
): IncomingHttpHeaders {
  return { ...forwarding, ...headersThat(isForService, headers) };
}

/** The headers of a request whose body is not forwarded. */
export function bodilessHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return headersThat((name) => name !== 'content-length' && name !== 'transfer-encoding', headers);
}

/** The response headers for the client. */
export function responseHeadersFor<V>(headers: Record<string, V>): Record<string, V> {
  return headersThat(isForClient, headers);
}
