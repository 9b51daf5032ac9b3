import type { IncomingMessage } from 'node:http';
import type { ApiCalls } from '@kiban/api-client';
import type { BearerWatch } from '@kiban/auth-client';
import { limits } from '@kiban/contracts';
import { bodyDeadlines, discardBody, isArriving } from '@kiban/http-kit';
import {
  ApiConnection,
  callTool,
  createMcpServer,
  isWrite,
  serverInfo,
  WorkspaceApi,
  type McpServerParts,
} from '@kiban/mcp-tools';
import type { Logger } from '@kiban/observability';
import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  SERVER_INFO_META_KEY,
  type AuthInfo,
  type McpHandlerRequestOptions,
  type McpHttpHandler,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { metadataUrl } from '../discovery/protected-resource.js';
import type { Connection, ConnectionResolver } from '../principal/connection.js';
import type { ConformanceFixtures } from '../conformance/conformance-fixtures.js';
import { FixtureSessions } from '../conformance/fixture-sessions.js';
import { listenedUris } from '../notifications/listen-request.js';
import type { ResourceUpdates } from '../notifications/resource-updates.js';
import { bodyFault, messageFault } from './message-bounds.js';
import { plainCallIn, type PlainCall } from './plain-call.js';
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

export interface McpEndpointOptions {
  publicOrigin: string;
  /** The API of boards and cards. */
  boards: ApiCalls;
  /** The API of members. */
  auth: ApiCalls;
  version: string;
  gate: RequestGate;
  connections: ConnectionResolver;
  updates: ResourceUpdates;
  /** Cuts an answer under way short when its bearer holds no more. */
  bearers: BearerWatch;
  /** Only in a test configuration. */
  conformance?: ConformanceFixtures;
  logger: Logger;
}

/**
 * {mcp_url}: every revision of the protocol that the SDK speaks, at one address and without sessions,
 * so that any replica answers any request. The caller is found anew for each one.
 */
export class McpEndpoint {
  private readonly handler: McpHttpHandler;
  private readonly sessions: FixtureSessions | undefined;
  /** Every result of a modern revision says whose it is. */
  private readonly resultMeta: object;

  constructor(private readonly options: McpEndpointOptions) {
    const onerror = (error: Error): void => options.logger.debug({ err: error }, 'mcp.request_refused');
    this.handler = createMcpHandler(({ authInfo, era }) => this.serverFor(connectionOf(authInfo), era), {
      onerror,
      bus: options.updates,
      maxRequestBodySize: limits.bodyBytesMax,
    });
    this.sessions = options.conformance && new FixtureSessions();
    const { version, publicOrigin: origin } = options;
    this.resultMeta = { [SERVER_INFO_META_KEY]: serverInfo({ version, origin }) };
  }

  /** Mounts the endpoint. Bodies are left unread: the protocol's handler reads them, and answers faults in its own form. */
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
        asksForReading(request),
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
    // Some clients name only one of the two types although they read both.
    raw.headers.accept = 'application/json, text/event-stream';
    reply.hijack();
    const gone = new AbortController();
    const done = this.options.bearers.watch({
      principal: connection.principal,
      ask: () => this.options.connections.currentPrincipal(connection),
      onEnd: () => reply.raw.destroy(),
    });
    reply.raw.once('close', () => {
      done();
      // Once the answer is out there is nothing left to end.
      if (!reply.raw.writableFinished) gone.abort();
    });
    const response = await this.responseTo(raw, connection, gone.signal);
    // A slow sender is not waited for again. A connection whose body was left unread cannot be used again.
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
      const parsedBody = parsed(body);
      const fault = messageFault(parsedBody);
      if (fault !== null) return protocolError(400, -32_600, fault);
      const plain = this.plainCall(raw, body, parsedBody, connection);
      if (plain) return await this.respondPlainly(plain, connection, signal);
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

  private plainCall(
    { method, headers }: IncomingMessage,
    body: string,
    message: unknown,
    { canWrite }: Connection,
  ): PlainCall | undefined {
    if (method !== 'POST' || this.options.conformance !== undefined) return undefined;
    if (!isJsonContentType(headers['content-type'] ?? null)) return undefined;
    const call = plainCallIn(message, body.length, headers);
    // A modern client can be asked for the missing right, which is the SDK's to do.
    return call?.isModern && !canWrite && isWrite(call.tool) ? undefined : call;
  }

  /** The same tool, answer and form as by the SDK's server, which is made anew for everything but this. */
  private async respondPlainly(
    call: PlainCall,
    connection: Connection,
    signal: AbortSignal,
  ): Promise<string> {
    const parts = { ...this.toolParts(connection), canWrite: connection.canWrite };
    const result = await callTool(call.tool, call.arguments, parts, signal);
    return JSON.stringify({
      jsonrpc: '2.0',
      id: call.id,
      result: call.isModern ? { ...result, resultType: 'complete', _meta: this.resultMeta } : result,
    });
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
      api: () => this.apiFor(connection),
      logger: this.options.logger,
    };
    return this.options.updates.onBehalfOf(subscriber, () => this.handler.fetch(request, given));
  }

  /** Everything else, faults included, is the SDK's handler's to answer. */
  private async isPlainLegacy(request: Request, { parsedBody }: McpHandlerRequestOptions): Promise<boolean> {
    return (
      request.method === 'POST' &&
      parsedBody !== undefined &&
      isJsonContentType(request.headers.get('content-type')) &&
      (await isLegacyRequest(request, parsedBody))
    );
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

  private apiFor(connection: Connection, signal?: AbortSignal): WorkspaceApi {
    const { boards, auth, connections } = this.options;
    return new WorkspaceApi(
      new ApiConnection({
        boards,
        auth,
        bearer: () => connections.credential(connection),
        ...(signal ? { signal } : {}),
      }),
    );
  }

  private toolParts(connection: Connection): Pick<McpServerParts, 'api' | 'onFault'> {
    return {
      api: (signal) => this.apiFor(connection, signal),
      onFault: (error, tool) => this.options.logger.error({ err: error, tool }, 'mcp.tool_failed'),
    };
  }

  private serverFor(connection: Connection, era: 'legacy' | 'modern'): ReturnType<typeof createMcpServer> {
    const { publicOrigin, version, conformance } = this.options;
    const server = createMcpServer({
      ...(conformance ? { serverOptions: conformance.serverOptions } : {}),
      version,
      origin: publicOrigin,
      canWrite: connection.canWrite,
      // Only a missing right can be asked for, not a role; and clients of older revisions give up on a 403.
      ...(era === 'modern' && !connection.principal.scopes.includes('boards:write')
        ? { scopeChallenge: () => ({ scopes: ['boards:read', 'boards:write'] as const }) }
        : {}),
      // Older revisions would need a session for it, and there are none.
      resourceUpdates: era === 'modern' || conformance !== undefined,
      ...this.toolParts(connection),
    });
    conformance?.register(server, this.handler.notify, connection.canWrite);
    return server;
  }
}

/** `?readonly=1` or `X-MCP-Readonly: true` take the writing tools away; nothing gives more than the grant. */
function asksForReading(request: FastifyRequest): boolean {
  const { readonly } = request.query as Record<string, string | undefined>;
  const header = request.headers['x-mcp-readonly'];
  return isYes(readonly) || isYes([header].flat()[0]);
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
