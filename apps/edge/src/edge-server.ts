import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { startInTurn, trustProxy, type TrustedProxies } from '@kiban/app-config';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { ServiceName } from './service-name.js';
import { ConnectionBounds } from './connection-bounds.js';
import { EDGE_BOUNDS, type EdgeBounds } from './edge-bounds.js';
import { rejectUnparsed, sendFault, sendUnavailable } from './edge-errors.js';
import {
  bodilessHeaders,
  ForwardingHeaders,
  isClientClaim,
  requestHeadersFor,
  responseHeadersFor,
} from './forwarded-headers.js';
import { PlainConnections } from './plain-connections.js';
import { serviceFor } from './route-table.js';
import { ScreenPages } from './screen-pages.js';
import { ServiceConnections } from './service-connections.js';
import { upstreamConnections } from './upstream-connections.js';

export interface EdgeOptions {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  /** URL of each service, for example http://127.0.0.1:41001. */
  readonly services: Readonly<Record<ServiceName, string>>;
  /** The folder with the static pages. */
  readonly screenFolder: string;
  /** The folder with the screen as it was built; without it there is no screen. */
  readonly builtScreenFolder?: string;
  /** Proxies whose X-Forwarded-For is trusted; default none. */
  readonly trustedProxies?: TrustedProxies;
  readonly bounds?: Partial<EdgeBounds>;
}

/** How long a stop waits for requests in flight, in milliseconds. */
const DRAIN_MS = 1_500;

/** The methods that a service may support; CONNECT is for proxies and never reaches a route. */
const FORWARDED_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'].filter(
  (method) => METHODS.includes(method),
);

/** Their bodies have no meaning (RFC 9110 §9.3) and are not forwarded. */
const BODILESS_METHODS = new Set(['GET', 'HEAD', 'TRACE']);

/**
 * The public address of a machine: forwards each request to the service of its path, and serves the web app. Plain
 * requests are forwarded without an HTTP server, which costs a quarter of the CPU time.
 */
export class EdgeServer {
  private constructor(
    private readonly app: FastifyInstance,
    private readonly plain: PlainConnections,
    /** The actual port. */
    readonly port: number,
    /** Its URL on this machine. */
    readonly localUrl: string,
  ) {}

  /** Starts listening. Requests to a service that has not started get 503. Rejects with the error of `net.Server.listen`. */
  static async listen(options: EdgeOptions): Promise<EdgeServer> {
    const bounds = { ...EDGE_BOUNDS, ...options.bounds };
    const trust = trustProxy(options.trustedProxies ?? []);
    const forwarding = new ForwardingHeaders(options.publicOrigin, trust);
    const app = buildHttpServer(options, bounds, forwarding);
    const connectionBounds = new ConnectionBounds(bounds, trust);
    connectionBounds.watch(app.server);
    const services = new ServiceConnections(options.services, bounds.answerMs);
    const plain = new PlainConnections(app.server, { bounds, connectionBounds, services, forwarding });
    try {
      await app.listen({ host: options.host, port: options.port });
    } catch (error) {
      await app.close();
      throw error;
    }
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : options.port;
    return new EdgeServer(app, plain, port, `http://${reachableHost(options.host)}:${port}`);
  }

  /** Stops accepting requests, waits briefly for those in flight, then aborts the rest, since streams never end. */
  async close(): Promise<void> {
    const cut = setTimeout(() => {
      this.app.server.closeAllConnections();
      this.plain.destroy();
    }, DRAIN_MS);
    this.plain.close();
    await this.app.close();
    clearTimeout(cut);
  }
}

/** A wildcard address cannot be called. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Serves every request that is not plain. Limits slow senders; streams may stay open, and services validate bodies. */
function buildHttpServer(
  options: EdgeOptions,
  bounds: EdgeBounds,
  forwarding: ForwardingHeaders,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    connectionTimeout: 0,
    requestTimeout: bounds.bodyMs + bounds.headMs,
    keepAliveTimeout: bounds.idleMs,
    http: { headersTimeout: bounds.headMs, connectionsCheckingInterval: Math.min(1_000, bounds.headMs) },
    forceCloseConnections: 'idle',
    clientErrorHandler: rejectUnparsed,
    frameworkErrors: (error, _request, reply) => void sendFault(error, reply as unknown as FastifyReply),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 16_384 },
  });
  // Without parsers the edge forwards every body as a stream.
  app.removeAllContentTypeParsers();
  const screen = new ScreenPages(
    app,
    { pages: options.screenFolder, built: options.builtScreenFolder },
    options.publicOrigin,
  );
  app.addHook('onRequest', ({ raw }, reply, done) => startInTurn(raw, reply.raw, done));
  app.setErrorHandler((error, _request, reply) => sendFault(error, reply));
  app.register(httpProxy, {
    upstream: '',
    httpMethods: FORWARDED_METHODS,
    disableRequestLogging: true,
    undici: upstreamConnections(bounds),
    internalRewriteLocationHeader: false,
    preHandler: (request, reply, done) => {
      if (serviceFor(request.url) !== undefined) queueMicrotask(done);
      else screen.respond(request, reply).catch(done);
    },
    replyOptions: {
      getUpstream: (request) => {
        const service = serviceFor(request.url);
        return service === undefined ? '' : options.services[service];
      },
      // A service's 503 is its response; a retry would hide it.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) =>
        requestHeadersFor(
          BODILESS_METHODS.has(request.method) ? bodilessHeaders(headers) : headers,
          forwarding.of(
            request.raw,
            serviceFor(request.url),
            request.host,
            Object.keys(request.headers).some(isClientClaim),
          ),
        ),
      rewriteHeaders: (headers) => responseHeadersFor(headers),
      onError: (reply, { error }) => void sendUnavailable(error, reply as unknown as FastifyReply),
    },
  });
  return app;
}
