import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { startInTurn } from '@kiban/app-config';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { limits } from '@kiban/contracts';
import type { NatsTransport } from '@kiban/messaging/transport';
import { trustProxy, type TrustedProxies, type TrustProxy } from '@kiban/app-config';
import {
  ManagementServer,
  NestLogger,
  Readiness,
  Registry,
  type Logger,
  type ManagementRoute,
} from '@kiban/observability';
import type { FastifyInstance } from 'fastify';
import { AccessGuard } from './access/access.guard.js';
import { RouteAdmission } from './access/admission.js';
import { bodyDeadlines, enforceBodyDeadlines, type BodyDeadlines } from './bodies/body-deadline.js';
import { shutdownDrainMs } from './config/drain-settings.js';
import { compressResponses } from './responses/compression.js';
import { registerCors, type PathsWithoutCors } from './responses/cors.js';
import { followResponses } from './responses/every-response.js';
import { ErrorFilter } from './responses/error.filter.js';
import { storeIdempotentResponses } from './idempotency/idempotent-responses.js';
import { chargeRequests } from './access/request-owner.js';
import { ResponseAdapter } from './responses/json-response.js';
import { parseBoundedJson } from './bodies/json-body.js';
import { LargeBodies, type LargeBody } from './bodies/large-bodies.js';
import type { SendingDeadlines } from './responses/sending-deadline.js';
import { traceRequests } from './request/request-tracing.js';
import { RouteTable } from './routes/route-table.js';
import { routedUrl } from './routes/routed-url.js';
import { rejectUnrouted } from './routes/unrouted.js';
import { createValidationPipe } from './parameters/validation.js';

/** The parts of a service's edge, collected from its own module. */
export interface HttpServiceParts {
  logger: Logger;
  registry: Registry;
  readiness: Readiness;
  host: string;
  port: number;
  managementPort: number;
  /** If it is https, responses send Strict-Transport-Security. */
  publicOrigin?: string;
  /** Which senders of X-Forwarded-For to trust. */
  trustedProxies: TrustedProxies;
  managementRoutes?: readonly ManagementRoute[];
  /**
   * Receives the NATS messages of the controllers, once `app.startAllMicroservices()` has resolved. It stops after the
   * last response and before the closers.
   */
  transport?: NatsTransport;
  /** Run after the last response, in this order: relay, broker, database. */
  closers: readonly (() => Promise<void>)[];
}

export interface HttpServiceOptions {
  module: Type;
  parts: (app: NestFastifyApplication) => HttpServiceParts;
  /** For handlers in front of the routes, such as auth's OAuth endpoints. */
  configure?: (app: NestFastifyApplication, parts: HttpServiceParts) => Promise<void>;
  /** Paths whose CORS headers the service sets itself. */
  withoutCors?: PathsWithoutCors;
  /** Whether a path with a slash at its end is the one without; for addresses that people type. */
  ignoresTrailingSlash?: boolean;
  /** Routes that take larger bodies than `limits.bodyBytesMax`. */
  largeBodies?: readonly LargeBody[];
  deadlines?: BodyDeadlines;
  sending?: SendingDeadlines;
}

const END_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Longest wait for requests in flight when the process terminates. */
const DRAIN_MAX_MS = 15_000;

/** Milliseconds for the head of a request. */
const HEAD_MS_MAX = 15_000;
/** Milliseconds for a whole request: longer than the largest body takes at its minimum rate. */
const REQUEST_MS_MAX = 600_000;
const OVERDUE_CHECK_MS = 5_000;
/** More than any client sends. */
const HEADERS_MAX = 200;

/** Fastify takes one handler for unrouted requests, and the edge has set its own before Nest sets Nest's. */
class EdgeAdapter extends ResponseAdapter {
  override setNotFoundHandler(): FastifyInstance {
    return this.getInstance<FastifyInstance>();
  }
}

/** A service's process: public port, management port, and an ordered shutdown. */
export class HttpService {
  private closing: Promise<void> | undefined;
  private readonly endOnSignal = (): void => {
    this.close().then(
      () => process.exit(0),
      (error: unknown) => {
        this.parts.logger.error({ err: error }, 'service.close_failed');
        process.exit(1);
      },
    );
  };

  private constructor(
    readonly app: NestFastifyApplication,
    private readonly parts: HttpServiceParts,
    private readonly management: ManagementServer,
  ) {}

  static async create(options: HttpServiceOptions): Promise<HttpService> {
    const routes = new RouteTable();
    let trust: TrustProxy = () => false;
    const adapter = new EdgeAdapter({
      bodyLimit: limits.bodyBytesMax,
      genReqId: () => randomUUID(),
      // The adapter is created before the module that holds the settings.
      trustProxy: (address, hop) => trust(address, hop),
      forceCloseConnections: 'idle',
      // Requests during the shutdown get a normal response, with `Connection: close`.
      return503OnClosing: false,
      // Longer than any edge keeps its connections, so that an edge never sends on a connection that is being closed.
      keepAliveTimeout: 75_000,
      requestTimeout: REQUEST_MS_MAX,
      http: { headersTimeout: HEAD_MS_MAX, connectionsCheckingInterval: OVERDUE_CHECK_MS },
      rewriteUrl: ({ url = '/' }) => routedUrl(url),
      routerOptions: {
        maxParamLength: 2_048,
        ignoreTrailingSlash: options.ignoresTrailingSlash ?? false,
      },
    });
    if (options.sending) adapter.sendingDeadlines = options.sending;
    const admission = new RouteAdmission(() => app.get(AccessGuard, { strict: false }));
    const largeBodies = new LargeBodies(options.largeBodies ?? []);
    adapter.getInstance<FastifyInstance>().addHook('onRoute', (route) => {
      routes.add(route.method, route.url);
      admission.register(route);
      largeBodies.register(route);
    });
    adapter
      .getInstance<FastifyInstance>()
      .addHook('onRequest', ({ raw }, reply, done) => startInTurn(raw, reply.raw, done));
    const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(
      options.module,
      adapter,
      {
        logger: false,
        abortOnError: false,
        // Only the edge's own JSON parser: other media types are 415.
        bodyParser: false,
      },
    );
    adapter.getInstance<FastifyInstance>().removeContentTypeParser('text/plain');
    parseBoundedJson(adapter.getInstance<FastifyInstance>(), largeBodies);
    const parts = options.parts(app);
    trust = trustProxy(parts.trustedProxies);
    app.useLogger(new NestLogger(parts.logger));
    app.useGlobalPipes(createValidationPipe());
    app.useGlobalFilters(new ErrorFilter(parts.logger));
    const stopTracing = await traceRequests(adapter.getInstance<FastifyInstance>(), parts.logger);
    const deadlines = options.deadlines ?? bodyDeadlines;
    followResponses(adapter.getInstance<FastifyInstance>(), { ...parts, discardMs: deadlines.discardMs });
    rejectUnrouted(adapter.getInstance<FastifyInstance>(), routes, parts.logger);
    enforceBodyDeadlines(adapter.getInstance<FastifyInstance>(), deadlines);
    chargeRequests(adapter.getInstance<FastifyInstance>(), app);
    storeIdempotentResponses(adapter.getInstance<FastifyInstance>(), app);
    await registerCors(app, options.withoutCors);
    // After the hook that stores idempotent responses, which keeps them as plain text.
    compressResponses(adapter.getInstance<FastifyInstance>());
    await options.configure?.(app, parts);
    // Guards, pipes and filters of HTTP requests do not apply to NATS messages.
    if (parts.transport) app.connectMicroservice({ strategy: parts.transport }, { inheritAppConfig: false });
    app.getHttpServer().maxHeadersCount = HEADERS_MAX;
    const management = new ManagementServer({
      host: parts.host,
      port: parts.managementPort,
      readiness: parts.readiness,
      registry: parts.registry,
      ...(parts.managementRoutes ? { routes: parts.managementRoutes } : {}),
    });
    return new HttpService(app, { ...parts, closers: [...parts.closers, stopTracing] }, management);
  }

  /** Listens, and shuts the process down in order on SIGTERM and SIGINT. @returns the ports */
  async listen(): Promise<{ port: number; managementPort: number }> {
    const managementPort = await this.management.listen();
    await this.app.listen(this.parts.port, this.parts.host);
    const address = this.app.getHttpServer().address() as { port: number };
    this.parts.logger.info(
      { port: address.port, managementPort, startedInMs: Math.round(performance.now()) },
      'service.listening',
    );
    for (const signal of END_SIGNALS) process.once(signal, this.endOnSignal);
    return { port: address.port, managementPort };
  }

  /**
   * Readiness fails first, so that no new traffic arrives. Requests in flight are finished with `Connection: close`,
   * then the parts release their resources. Liveness responds to the end.
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
    // Kept until here, so that the other signal does not interrupt the shutdown.
    for (const signal of END_SIGNALS) process.off(signal, this.endOnSignal);
    this.parts.logger.info('service.closed');
  }
}
