import { randomUUID } from 'node:crypto';
import { METHODS, type IncomingMessage } from 'node:http';
import { clientAddress, trustProxy, type TrustedProxies } from '@kiban/app-config';
import httpProxy from '@fastify/http-proxy';
import { startInTurn } from '@kiban/app-config';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import type { ServiceName } from '../services/service-name.js';
import { ConnectionBounds } from './connection-bounds.js';
import { EDGE_BOUNDS, type EdgeBounds } from './edge-bounds.js';
import { rejectUnparsed, sendFault, sendUnavailable } from './edge-errors.js';
import { bodilessHeaders, requestHeadersFor, responseHeadersFor } from './forwarded-headers.js';
import { serviceFor } from './route-table.js';
import { ScreenPages } from './screen-pages.js';
import { upstreamConnections } from './upstream-connections.js';

export interface EdgeOptions {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  /** Where each service listens, for example http://127.0.0.1:41001. */
  readonly services: Readonly<Record<ServiceName, string>>;
  /** The folder with the screen's files. */
  readonly screenFolder: string;
  /** Whose X-Forwarded-For is believed; without it that of none. */
  readonly trustedProxies?: TrustedProxies;
  readonly bounds?: Partial<EdgeBounds>;
}

/** How long a stop waits for answers that are under way, in milliseconds. */
const DRAIN_MS = 1_500;

/** The methods that a service may know; CONNECT is for proxies and never reaches a route. */
const FORWARDED_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'].filter(
  (method) => METHODS.includes(method),
);

/** Their bodies mean nothing (RFC 9110 §9.3) and are not passed on. */
const BODILESS_METHODS = new Set(['GET', 'HEAD', 'TRACE']);

/** The one public address of a machine: sends each request to the service that owns its path, and serves the screen. */
export class EdgeServer {
  private constructor(
    private readonly app: FastifyInstance,
    /** The port that it really listens on. */
    readonly port: number,
    /** How this machine itself reaches it. */
    readonly localUrl: string,
  ) {}

  /** Listens at once; a service that is not up yet answers 503. */
  static async listen(options: EdgeOptions): Promise<EdgeServer> {
    const app = buildEdge(options);
    try {
      await app.listen({ host: options.host, port: options.port });
    } catch (error) {
      await app.close();
      throw listenProblem(error, options);
    }
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : options.port;
    return new EdgeServer(app, port, `http://${reachableHost(options.host)}:${port}`);
  }

  /** Takes no more requests, gives those under way a moment, and then cuts what is left (streams never end by themselves). */
  async close(): Promise<void> {
    const cut = setTimeout(() => this.app.server.closeAllConnections(), DRAIN_MS);
    await this.app.close();
    clearTimeout(cut);
  }
}

/** "Every address of this machine" is none that can be called. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function listenProblem(error: unknown, { host, port }: EdgeOptions): SetupProblem {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const another = port < 65_535 ? port + 1 : 4000;
    return new SetupProblem(
      'port_in_use',
      `Port ${port} on ${host} is already used by another program: stop that one, or choose another port, for example ` +
        `PORT=${another} npm start.`,
      { cause: error },
    );
  }
  return new SetupProblem(
    'port_in_use',
    `Kiban cannot listen on ${host} port ${port} (${reasonOf(error)}): choose others with HOST=… PORT=… npm start.`,
    { cause: error },
  );
}

/** Bounds what a sender may hold; streams stay open as long as both ends want, and services judge bodies. */
function buildEdge(options: EdgeOptions): FastifyInstance {
  const bounds = { ...EDGE_BOUNDS, ...options.bounds };
  const trust = trustProxy(options.trustedProxies ?? []);
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
  new ConnectionBounds(bounds, trust).watch(app.server);
  // Without parsers of its own the edge passes every body on as the stream that it is.
  app.removeAllContentTypeParsers();
  const screen = new ScreenPages(app, options.screenFolder, options.publicOrigin);
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
      // A service's 503 is its answer; asking again would only hide it.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) =>
        requestHeadersFor(
          BODILESS_METHODS.has(request.method) ? bodilessHeaders(headers) : headers,
          clientAddress(request.raw as IncomingMessage, trust),
          options.publicOrigin,
          // Only the sign-in is bound to one name; on one machine the rest may be reached by any.
          serviceFor(request.url) === 'auth' ? request.host : undefined,
        ),
      rewriteHeaders: (headers) => responseHeadersFor(headers),
      onError: (reply, { error }) => void sendUnavailable(error, reply as unknown as FastifyReply),
    },
  });
  return app;
}
