import type { IncomingMessage } from 'node:http';
import type { BearerWatch } from '@kiban/auth-client';
import { limits } from '@kiban/contracts';
import { bodyDeadlines, discardBody, isArriving, originOf } from '@kiban/http-kit';
import { serverInfo, withObjectArguments } from '@kiban/mcp-tools';
import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  SERVER_INFO_META_KEY,
  type AuthInfo,
  type McpHandlerRequestOptions,
  type McpHttpHandler,
  type McpServer,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { metadataUrl } from '../discovery/protected-resource.js';
import { FixtureSessions } from '../../conformance/fixture-sessions.js';
import type { Connection, Wanted } from '../principal/connection.js';
import { listenedUris } from '../notifications/listen-request.js';
import type { ResourceUpdates } from '../notifications/resource-updates.js';
import { ConnectedTools, type ConnectedToolsOptions } from './connected-tools.js';
import { bodyFault, messageFault } from './message-bounds.js';
import { PlainCalls } from './plain-calls.js';
import type { RequestGate } from './request-gate.js';
import { protocolError, refuse, rejectCaller } from './request-errors.js';
import { respondLegacy } from './stateless-legacy.js';
import {
  BodyLostError,
  BodyTooLargeError,
  readBody,
  sendResponse,
  SlowBodyError,
  webRequest,
} from './web-exchange.js';

export interface McpEndpointOptions extends ConnectedToolsOptions {
  gate: RequestGate;
  updates: ResourceUpdates;
  /** Ends an open response when its bearer is no longer valid. */
  bearers: BearerWatch;
}

/**
 * {mcp_url}: every protocol revision that the SDK supports, at one URL and without sessions, so that any replica
 * can handle any request. The caller is resolved for each request.
 */
export class McpEndpoint {
  private readonly handler: McpHttpHandler;
  private readonly sessions: FixtureSessions | undefined;
  private readonly connected: ConnectedTools;
  private readonly plainCalls: PlainCalls;
  private readonly researchCalls: PlainCalls;

  constructor(private readonly options: McpEndpointOptions) {
    const onerror = (error: Error): void => options.logger.debug({ err: error }, 'mcp.request_refused');
    this.connected = new ConnectedTools(options);
    this.handler = createMcpHandler(({ authInfo, era }) => this.serverFor(connectionOf(authInfo), era), {
      onerror,
      bus: options.updates,
      maxRequestBodySize: limits.bodyBytesMax,
    });
    this.sessions = options.conformance && new FixtureSessions();
    const { version, publicOrigin: origin } = options;
    // Every result of a modern revision names its server.
    const resultMeta = { [SERVER_INFO_META_KEY]: serverInfo({ version, origin }) };
    this.plainCalls = new PlainCalls(this.connected.plainTools(), resultMeta);
    this.researchCalls = new PlainCalls(this.connected.researchTools(), resultMeta);
  }

  /** Mounts the endpoint. It leaves bodies unread: the protocol's handler reads them and reports errors in its own form. */
  register(fastify: FastifyInstance): void {
    void fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      scope.all('/mcp', (request, reply) => this.handle(request, reply));
    });
  }

  async close(): Promise<void> {
    await this.sessions?.close();
    await this.handler.close();
  }

  private async handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const fault = this.options.gate.fault(request.raw);
    if (fault !== null) {
      await discardRest(request.raw);
      return refuse(reply, request, 403, 'forbidden', fault);
    }
    let connection: Connection;
    try {
      connection = await this.options.connections.resolve(
        request.headers.authorization,
        originOf(request),
        wantedBy(request),
      );
    } catch (error) {
      await discardRest(request.raw);
      return rejectCaller(error, this.options.publicOrigin, request, reply);
    }
    (request as { principal?: unknown }).principal = connection.principal;
    await this.pass(request, reply, connection);
  }

  private async pass(request: FastifyRequest, reply: FastifyReply, connection: Connection): Promise<void> {
    const { raw } = request;
    // Some clients list only one of the two types although they accept both.
    raw.headers.accept = 'application/json, text/event-stream';
    reply.hijack();
    const gone = new AbortController();
    const done = this.options.bearers.watch({
      principal: connection.principal,
      resolve: () => this.options.connections.currentPrincipal(connection),
      onEnd: () => reply.raw.destroy(),
    });
    reply.raw.once('close', () => {
      done();
      // Nothing is left to end after the response was sent.
      if (!reply.raw.writableFinished) gone.abort();
    });
    const response = await this.responseTo(raw, connection, gone.signal);
    // The connection is closed: a slow sender must not occupy it, and an unread body prevents reuse.
    const isSlow = typeof response !== 'string' && response.status === 408;
    if (!(await discardRest(raw, isSlow ? 0 : bodyDeadlines.discardMs)))
      void reply.header('connection', 'close');
    await sendResponse(response, reply);
  }

  private async responseTo(
    raw: IncomingMessage,
    connection: Connection,
    signal: AbortSignal,
  ): Promise<Response | string> {
    try {
      const body = await readBody(raw, limits.bodyBytesMax, bodyDeadlines.bodyMs);
      const excess = bodyFault(body);
      if (excess !== null) return protocolError(400, -32_600, excess);
      const sent = parsed(body);
      const fault = messageFault(sent);
      if (fault !== null) return protocolError(400, -32_600, fault);
      const parsedBody = withObjectArguments(sent);
      const plainCalls = connection.isResearch ? this.researchCalls : this.plainCalls;
      const plain = plainCalls.find(raw, body, parsedBody, connection);
      if (plain) return await plainCalls.respond(plain, connection, signal);
      return await this.respond(webRequest(raw, body, signal), connection, {
        authInfo: this.authInfo(connection),
        ...(parsedBody === undefined ? {} : { parsedBody }),
      });
    } catch (error) {
      if (error instanceof BodyTooLargeError) return protocolError(413, -32_000, error.message);
      if (error instanceof SlowBodyError) return protocolError(408, -32_000, error.message);
      const isGone = signal.aborted || error instanceof BodyLostError;
      if (!isGone) this.options.logger.error({ err: error }, 'mcp.request_failed');
      return protocolError(500, -32_603, 'Internal error');
    }
  }

  private async respond(
    request: Request,
    connection: Connection,
    given: McpHandlerRequestOptions,
  ): Promise<Response> {
    const inSession = await this.sessions?.respond(request, { ...given, digest: connection.digest }, () =>
      this.serverFor(connection, 'legacy'),
    );
    if (inSession) return inSession;
    if (await this.isPlainLegacy(request, given))
      return respondLegacy(request, given, this.serverFor(connection, 'legacy'));
    const uris = listenedUris(given.parsedBody);
    if (uris.size === 0) return this.handler.fetch(request, given);
    const subscriber = {
      workspaceId: connection.principal.workspace.id,
      uris,
      api: () => this.connected.api(connection),
      logger: this.options.logger,
    };
    return this.options.updates.onBehalfOf(subscriber, () => this.handler.fetch(request, given));
  }

  /** The SDK's handler responds to everything else, errors included. */
  private async isPlainLegacy(request: Request, { parsedBody }: McpHandlerRequestOptions): Promise<boolean> {
    return (
      request.method === 'POST' &&
      parsedBody !== undefined &&
      isJsonContentType(request.headers.get('content-type')) &&
      (await isLegacyRequest(request, parsedBody))
    );
  }

  private serverFor(connection: Connection, era: 'legacy' | 'modern'): McpServer {
    return this.connected.server(connection, era, this.handler.notify);
  }

  private authInfo(connection: Connection): AuthInfo {
    return {
      token: connection.digest,
      clientId: connection.principal.credentialId,
      scopes: [...connection.principal.scopes],
      resourceMetadataUrl: metadataUrl(this.options.publicOrigin),
      extra: { connection },
    };
  }
}

/**
 * `?readonly=1` or `X-MCP-Readonly: true` remove the writing tools; `?tools=research` leaves only those of research.
 * Nothing extends the grant.
 */
function wantedBy(request: FastifyRequest): Wanted {
  const { readonly, tools } = request.query as Record<string, string | undefined>;
  const header = request.headers['x-mcp-readonly'];
  return { readOnly: isYes(readonly) || isYes([header].flat()[0]), research: tools === 'research' };
}

const isYes = (text: string | undefined): boolean => text !== undefined && /^(1|true|yes|)$/i.test(text);

function connectionOf(authInfo: AuthInfo | undefined): Connection {
  const connection = authInfo?.extra?.['connection'];
  if (!connection) throw new Error('The MCP handler was called without a caller.');
  return connection as Connection;
}

/** @returns whether nothing of the body is left to arrive */
function discardRest(message: IncomingMessage, waitMs = bodyDeadlines.discardMs): Promise<boolean> {
  if (!isArriving(message)) return Promise.resolve(true);
  return discardBody(message, limits.bodyBytesMax, waitMs);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
