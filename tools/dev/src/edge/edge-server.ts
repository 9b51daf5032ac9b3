import { METHODS } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { startInTurn } from '@kiban/app-config';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Agent } from 'undici';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import type { ServiceName } from '../services/service-name.js';
import { sendArrivedBody } from './arrived-body.js';
import { requestHeadersFor, responseHeadersFor } from './forwarded-headers.js';
import { serviceFor } from './route-table.js';
import { ScreenPages } from './screen-pages.js';

export interface EdgeOptions {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  /** Where each service listens, for example http://127.0.0.1:41001. */
  readonly services: Readonly<Record<ServiceName, string>>;
  /** The folder with the screen's files. */
  readonly screenFolder: string;
}

/** How long a stop waits for answers that are under way, in milliseconds. */
const DRAIN_MS = 1_500;

/** The methods that a service may know; CONNECT is for proxies and never reaches a route. */
const FORWARDED_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'].filter(
  (method) => METHODS.includes(method),
);

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

/** No time-out and no limit of the edge's own: streams stay open as long as both ends want, and services judge bodies. */
function buildEdge(options: EdgeOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    connectionTimeout: 0,
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => void sendFault(error, reply as unknown as FastifyReply),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 16_384 },
  });
  // Without parsers of its own the edge passes every body on as the stream that it is.
  app.removeAllContentTypeParsers();
  const screen = new ScreenPages(app, options.screenFolder, options.publicOrigin);
  app.addHook('onRequest', ({ raw }, reply, done) => startInTurn(raw, reply.raw, done));
  app.setErrorHandler((error, _request, reply) => sendFault(error, reply));
  app.register(httpProxy, {
    upstream: '',
    httpMethods: FORWARDED_METHODS,
    disableRequestLogging: true,
    undici: new Agent({ headersTimeout: 0, bodyTimeout: 0, connections: null, pipelining: 1 }).compose(
      sendArrivedBody,
    ),
    internalRewriteLocationHeader: false,
    preHandler: (request, reply, done) => {
      if (serviceFor(request.url) !== undefined) queueMicrotask(done);
      else screen.answer(request, reply).catch(done);
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
          headers,
          request.raw.socket.remoteAddress ?? '',
          options.publicOrigin,
          // Only the sign-in is bound to one name; on one machine the rest may be reached by any.
          serviceFor(request.url) === 'auth' ? request.host : undefined,
        ),
      rewriteHeaders: (headers) => responseHeadersFor(headers),
      onError: (reply) => void sendUnavailable(reply as unknown as FastifyReply),
    },
  });
  return app;
}

/** A fault that the edge itself found: the request's, where it has a 4xx of its own, else ours. */
async function sendFault(error: unknown, reply: FastifyReply): Promise<void> {
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    reply.code(status);
    await reply.send({ error: 'The address is malformed: send a plain path.', code: 'malformed_request' });
    return;
  }
  reply.code(503).header('retry-after', '1');
  await reply.send({ error: 'The request could not be passed on; try again.', code: 'service_unavailable' });
}

async function sendUnavailable(reply: FastifyReply): Promise<void> {
  const service = serviceFor(reply.request.url) ?? 'service';
  // What is left of the request's body was not read, so the connection cannot carry another request.
  reply.code(503).header('retry-after', '1').header('connection', 'close');
  await reply.send({
    error: `The part of Kiban that answers this (${service}) is not up at the moment; try again in a second.`,
    code: 'service_unavailable',
  });
}
