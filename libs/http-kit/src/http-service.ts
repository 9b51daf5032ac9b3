import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import type { Type } from '@nestjs/common';
import { ModuleRef, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiVersion, limits } from '@kiban/contracts';
import {
  createRequestMetrics,
  ManagementServer,
  NestLogger,
  Readiness,
  Registry,
  type Logger,
  type ManagementRoute,
} from '@kiban/observability';
import type { FastifyInstance } from 'fastify';
import { BEARER_RESOLVER, type BearerResolver } from './access.guard.js';
import { shutdownDrainMs } from './config/drain-settings.js';
import { ErrorFilter, sendRefusal } from './error.filter.js';
import { errorStatus } from './error-status.js';
import { IDEMPOTENCY_KEYS, IdempotencyKeys, type IdempotentRequest } from './idempotency.js';
import { AnswerAdapter } from './json-answer.js';
import { followKeyedRequests } from './keyed-request.js';
import { LargeBodies, type LargeBody } from './large-bodies.js';
import { traceRequests } from './request-tracing.js';
import { discardBody } from './refused-body.js';
import { RouteTable } from './route-table.js';
import { createValidationPipe } from './validation.js';

/** What the edge of a service is made of; each service gathers it from its own module. */
export interface HttpServiceParts {
  logger: Logger;
  registry: Registry;
  readiness: Readiness;
  host: string;
  port: number;
  managementPort: number;
  managementRoutes?: readonly ManagementRoute[];
  /** Run after the last request was answered, in this order: relay, broker, database. */
  closers: readonly (() => Promise<void>)[];
}

export interface HttpServiceOptions {
  module: Type;
  parts: (app: NestFastifyApplication) => HttpServiceParts;
  /** For what must stand in front of the routes, such as auth's OAuth endpoints. */
  configure?: (app: NestFastifyApplication, parts: HttpServiceParts) => Promise<void>;
  /** Paths whose CORS answers are the service's own affair. */
  withoutCors?: 'everywhere' | ((path: string) => boolean);
  /** Routes that take larger bodies than `limits.bodyBytesMax`. */
  largeBodies?: readonly LargeBody[];
}

/** Longest wait for requests under way when the process is asked to end. */
const DRAIN_MAX_MS = 15_000;

/**
 * How long clients are told to keep an idle connection: far shorter than the server itself does. Whoever heeds it (Node's
 * fetch, our own services) never sends on a connection that is being closed, not even when this process ends, as
 * SHUTDOWN_DRAIN_MS is not less.
 */
const KEEP_ALIVE_ADVICE = 'timeout=5';

/** Fastify takes one handler for what no route answers, and the edge has set its own before Nest sets Nest's. */
class EdgeAdapter extends AnswerAdapter {
  override setNotFoundHandler(): FastifyInstance {
    return this.getInstance<FastifyInstance>();
  }
}

/** A service's process: public port, management port, and an end in order. */
export class HttpService {
  private closing: Promise<void> | undefined;

  private constructor(
    readonly app: NestFastifyApplication,
    private readonly parts: HttpServiceParts,
    private readonly management: ManagementServer,
  ) {}

  static async create(options: HttpServiceOptions): Promise<HttpService> {
    const routes = new RouteTable();
    const adapter = new EdgeAdapter({
      bodyLimit: limits.bodyBytesMax,
      genReqId: () => randomUUID(),
      // The edge sets X-Forwarded-*; nothing else reaches the service's port.
      trustProxy: true,
      forceCloseConnections: 'idle',
      // Requests that come while the process ends are answered like any other, with `Connection: close`.
      return503OnClosing: false,
      // Longer than any edge keeps its connections, so that it never sends on one that is being closed.
      keepAliveTimeout: 75_000,
      routerOptions: { maxParamLength: 2_048 },
    });
    const largeBodies = new LargeBodies(options.largeBodies ?? [], () => bearersOf(app));
    adapter.getInstance<FastifyInstance>().addHook('onRoute', (route) => {
      routes.add(route.method, route.url);
      largeBodies.register(route);
    });
    const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(
      options.module,
      adapter,
      {
        logger: false,
        abortOnError: false,
        // Fastify's own JSON parser alone: what is not JSON is 415, and `__proto__` is refused.
        bodyParser: false,
      },
    );
    adapter.getInstance<FastifyInstance>().removeContentTypeParser('text/plain');
    const parts = options.parts(app);
    app.useLogger(new NestLogger(parts.logger));
    app.useGlobalPipes(createValidationPipe());
    app.useGlobalFilters(new ErrorFilter(parts.logger));
    const stopTracing = await traceRequests(adapter.getInstance<FastifyInstance>(), parts.logger);
    prepareEdge(adapter.getInstance<FastifyInstance>(), parts, routes);
    storeIdempotentAnswers(adapter.getInstance<FastifyInstance>(), app);
    await registerCors(app, options.withoutCors);
    await options.configure?.(app, parts);
    const management = new ManagementServer({
      host: parts.host,
      port: parts.managementPort,
      readiness: parts.readiness,
      registry: parts.registry,
      ...(parts.managementRoutes ? { routes: parts.managementRoutes } : {}),
    });
    return new HttpService(app, { ...parts, closers: [...parts.closers, stopTracing] }, management);
  }

  /** Listens, and ends the process in order on SIGTERM and SIGINT. @returns the ports listened on */
  async listen(): Promise<{ port: number; managementPort: number }> {
    const managementPort = await this.management.listen();
    await this.app.listen(this.parts.port, this.parts.host);
    const address = this.app.getHttpServer().address() as { port: number };
    this.parts.logger.info(
      { port: address.port, managementPort, startedInMs: Math.round(performance.now()) },
      'service.listening',
    );
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        this.close().then(
          () => process.exit(0),
          (error: unknown) => {
            this.parts.logger.error({ err: error }, 'service.close_failed');
            process.exit(1);
          },
        );
      });
    }
    return { port: address.port, managementPort };
  }

  /**
   * Readiness goes first, so that no new traffic comes; requests under way are answered, with
   * `Connection: close`; then what the parts hold is given back. Liveness answers to the last.
   */
  close(): Promise<void> {
    this.closing ??= this.closeInOrder();
    return this.closing;
  }

  private async closeInOrder(): Promise<void> {
    this.parts.readiness.startDraining();
    this.parts.logger.info('service.draining');
    await new Promise((resolve) => setTimeout(resolve, shutdownDrainMs()));
    const cut = setTimeout(() => this.app.getHttpServer().closeAllConnections(), DRAIN_MAX_MS);
    await this.app.close();
    clearTimeout(cut);
    for (const close of this.parts.closers) await close();
    await this.management.close();
    this.parts.logger.info('service.closed');
  }
}

/** Options that never vary are read once; asking for them at every request costs as much as the route's own check of access. */
async function registerCors(
  app: NestFastifyApplication,
  withoutCors: HttpServiceOptions['withoutCors'],
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

function bearersOf(app: NestFastifyApplication): BearerResolver {
  return app.get<BearerResolver>(BEARER_RESOLVER, { strict: false });
}

/** Services that keep idempotency keys provide them; the answer is stored before it leaves. */
function storeIdempotentAnswers(fastify: FastifyInstance, app: NestFastifyApplication): void {
  let keys: IdempotencyKeys;
  try {
    // Not by app.get, which writes an error to the log for what is not there.
    keys = app.get(ModuleRef).get<IdempotencyKeys>(IDEMPOTENCY_KEYS, { strict: false });
  } catch {
    return;
  }
  followKeyedRequests(fastify);
  fastify.addHook('onSend', (request: IdempotentRequest, reply, payload, done) => {
    if (!request.idempotencyKey) return done(null, payload);
    keys.settle(request, reply, payload).then(() => done(null, payload), done);
  });
}

function prepareEdge(fastify: FastifyInstance, parts: HttpServiceParts, routes: RouteTable): void {
  const metrics = createRequestMetrics(parts.registry);
  // The request's line holds nothing that a caller sent but its method; looking for secrets in it would copy it each time.
  const requestLog = parts.logger.child({}, { redact: [] });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply
      .header('x-request-id', request.id)
      .header('x-api-version', apiVersion)
      .header('x-content-type-options', 'nosniff');
    if (parts.readiness.isDraining) void reply.header('connection', 'close');
    else void reply.header('keep-alive', KEEP_ALIVE_ADVICE);
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 413) return done(null, payload);
    discardBody(request.raw).then((isWhole) => {
      if (isWhole && !parts.readiness.isDraining) void reply.removeHeader('connection');
      done(null, payload);
    }, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { elapsedTime } = reply;
    metrics.duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      elapsedTime / 1_000,
    );
    requestLog.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(elapsedTime * 10) / 10,
        caller: (request as { principal?: { credentialId: string } }).principal?.credentialId,
      },
      'request.handled',
    );
    done();
  });
  fastify.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = routes.methodsOf(path);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(', '));
      return sendRefusal(
        {
          status: errorStatus.method_not_allowed,
          code: 'method_not_allowed',
          message: `${request.method} is not served here; use ${allowed.join(', ')}.`,
        },
        request,
        reply,
        parts.logger,
      );
    }
    sendRefusal(
      {
        status: errorStatus.not_found,
        code: 'not_found',
        message: 'There is nothing at this address; the OpenAPI document lists what there is.',
      },
      request,
      reply,
      parts.logger,
    );
  });
}
