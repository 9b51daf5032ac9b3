import type { IncomingMessage, ServerResponse } from 'node:http';
import { AuthUnavailableError, UnauthenticatedError } from '@kiban/auth-client';
import { limits } from '@kiban/contracts';
import { ApiConnection, createMcpServer, WorkspaceApi } from '@kiban/mcp-tools';
import type { Logger } from '@kiban/observability';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  type AuthInfo,
  type McpHandlerRequestOptions,
  type McpHttpHandler,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { metadataUrl } from '../discovery/protected-resource.js';
import { signInChallenge } from '../principal/challenge.js';
import type { Connection, ConnectionResolver } from '../principal/connection.js';
import type { ConformanceFixtures } from '../conformance/conformance-fixtures.js';
import { FixtureSessions } from '../conformance/fixture-sessions.js';
import { listenedUris } from '../notifications/listen-request.js';
import type { ResourceUpdates } from '../notifications/resource-updates.js';
import type { OpenRequests } from './open-requests.js';
import type { RequestGate } from './request-gate.js';

export interface McpEndpointOptions {
  publicOrigin: string;
  boardsApiUrl: string;
  authApiUrl: string;
  version: string;
  gate: RequestGate;
  connections: ConnectionResolver;
  updates: ResourceUpdates;
  openRequests: OpenRequests;
  /** Only in a test configuration. */
  conformance?: ConformanceFixtures;
  logger: Logger;
}

type AuthenticatedMessage = IncomingMessage & { auth?: AuthInfo };

/**
 * {mcp_url}: every revision of the protocol that the SDK speaks, at one address and without sessions,
 * so that any replica answers any request. The caller is found anew for each one.
 */
export class McpEndpoint {
  private readonly handler: McpHttpHandler;
  private readonly sessions: FixtureSessions | undefined;
  private readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

  constructor(private readonly options: McpEndpointOptions) {
    const onerror = (error: Error): void => options.logger.debug({ err: error }, 'mcp.request_refused');
    this.handler = createMcpHandler(({ authInfo, era }) => this.serverFor(connectionOf(authInfo), era), {
      onerror,
      bus: options.updates,
      maxRequestBodySize: limits.bodyBytesMax,
    });
    this.sessions = options.conformance && new FixtureSessions();
    this.serve = toNodeHandler(
      { fetch: (request, given) => this.answer(request, given) },
      { onerror, maxRequestBodySize: limits.bodyBytesMax },
    );
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
    if (fault !== null) return refuse(reply, request, 403, 'forbidden', fault);
    let connection: Connection;
    try {
      connection = await this.options.connections.resolve(
        request.headers.authorization,
        asksForReading(request),
      );
    } catch (error) {
      return this.refuseCaller(error, request, reply);
    }
    (request as { principal?: unknown }).principal = connection.principal;
    await this.pass(request, reply, connection);
  }

  private async pass(request: FastifyRequest, reply: FastifyReply, connection: Connection): Promise<void> {
    const raw: AuthenticatedMessage = request.raw;
    // Some clients name only one of the two types although they read both.
    raw.headers.accept = 'application/json, text/event-stream';
    raw.auth = {
      token: connection.digest,
      clientId: connection.principal.credentialId,
      scopes: [...connection.principal.scopes],
      resourceMetadataUrl: metadataUrl(this.options.publicOrigin),
      extra: { connection },
    };
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    const done = this.options.openRequests.add(connection, () => reply.raw.destroy());
    reply.raw.once('close', done);
    await this.serve(raw, reply.raw);
  }

  private async answer(request: Request, given?: McpHandlerRequestOptions): Promise<Response> {
    const asked = this.sessions && (await this.answerInSession(this.sessions, request, given));
    if (asked) return asked;
    const uris = await listenedUris(request);
    if (uris.size === 0) return this.handler.fetch(request, given);
    const connection = connectionOf(given?.authInfo);
    const subscriber = {
      workspaceId: connection.principal.workspace.id,
      uris,
      api: () => this.apiFor(connection),
      logger: this.options.logger,
    };
    return this.options.updates.onBehalfOf(subscriber, () => this.handler.fetch(request, given));
  }

  private refuseCaller(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (error instanceof UnauthenticatedError) {
      void reply.header('www-authenticate', signInChallenge(this.options.publicOrigin, error));
      return refuse(reply, request, 401, 'unauthenticated', error.message);
    }
    if (error instanceof AuthUnavailableError) {
      void reply.header('retry-after', '2');
      return refuse(reply, request, 503, 'service_unavailable', error.message);
    }
    throw error;
  }

  private answerInSession(
    sessions: FixtureSessions,
    request: Request,
    given: McpHandlerRequestOptions = {},
  ): Promise<Response | undefined> {
    const connection = connectionOf(given.authInfo);
    return sessions.answer(request, { ...given, digest: connection.digest }, () =>
      this.serverFor(connection, 'legacy'),
    );
  }

  private apiFor(connection: Connection, signal?: AbortSignal): WorkspaceApi {
    const { boardsApiUrl, authApiUrl, connections } = this.options;
    return new WorkspaceApi(
      new ApiConnection({
        boardsUrl: boardsApiUrl,
        authUrl: authApiUrl,
        bearer: () => connections.credential(connection),
        ...(signal ? { signal } : {}),
      }),
    );
  }

  private serverFor(connection: Connection, era: 'legacy' | 'modern'): ReturnType<typeof createMcpServer> {
    const { publicOrigin, version, conformance, logger } = this.options;
    const server = createMcpServer({
      ...(conformance ? { serverOptions: conformance.serverOptions } : {}),
      version,
      origin: publicOrigin,
      canWrite: connection.canWrite,
      // Only a missing right can be asked for; a role or a reading address cannot.
      ...(connection.principal.scopes.includes('boards:write')
        ? {}
        : { scopeChallenge: () => ({ scopes: ['boards:read', 'boards:write'] as const }) }),
      // Older revisions would need a session for it, and there are none.
      resourceUpdates: era === 'modern' || conformance !== undefined,
      api: (signal) => this.apiFor(connection, signal),
      onFault: (error, tool) => logger.error({ err: error, tool }, 'mcp.tool_failed'),
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

function refuse(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  code: string,
  error: string,
): void {
  void reply.code(status).send({ error, code, requestId: request.id });
}
