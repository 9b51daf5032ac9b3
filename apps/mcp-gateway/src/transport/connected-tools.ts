import type { ApiCalls } from '@kiban/client';
import {
  ApiConnection,
  callTool,
  createMcpServer,
  isWrite,
  researchTools,
  callableTools,
  WorkspaceApi,
  type McpServerParts,
} from '@kiban/mcp-tools';
import type { Logger } from '@kiban/observability';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { ConformanceFixtures } from '../../conformance/conformance-fixtures.js';
import type { Connection, ConnectionResolver } from '../principal/connection.js';
import type { PlainTool } from './plain-tool.js';

export interface ConnectedToolsOptions {
  publicOrigin: string;
  /** The API of boards and cards. */
  boards: ApiCalls;
  /** The API of members. */
  auth: ApiCalls;
  version: string;
  connections: ConnectionResolver;
  /** Only in a test configuration. */
  conformance?: ConformanceFixtures;
  logger: Logger;
}

/** The tools, resources and prompts with the rights of a connection. */
export class ConnectedTools {
  private readonly research: typeof callableTools;

  constructor(private readonly options: ConnectedToolsOptions) {
    this.research = researchTools();
  }

  /** The tools that are called without an SDK server. */
  plainTools(): PlainTool[] {
    const own = callableTools.map((tool) => this.plain(tool));
    const fixed = [...(this.options.conformance?.plainResults ?? [])].map(([name, result]): PlainTool => ({
      name,
      isWrite: false,
      call: () => Promise.resolve(result),
    }));
    return [...own, ...fixed];
  }

  /** The same for an address with the tools of research alone. */
  researchTools(): PlainTool[] {
    return this.research.map((tool) => this.plain(tool));
  }

  api(connection: Connection, signal?: AbortSignal): WorkspaceApi {
    const { boards, auth, connections } = this.options;
    return new WorkspaceApi(
      new ApiConnection({
        boards,
        auth,
        bearer: () => connections.credential(connection),
        ...(signal ? { signal } : {}),
      }),
      connection.principal,
    );
  }

  /** The SDK's server for one request. */
  server(
    connection: Connection,
    era: 'legacy' | 'modern',
    notify: McpHttpHandler['notify'],
  ): ReturnType<typeof createMcpServer> {
    const { publicOrigin, version, conformance } = this.options;
    const server = createMcpServer({
      ...(conformance ? { serverOptions: conformance.serverOptions } : {}),
      version,
      origin: publicOrigin,
      canWrite: connection.canWrite,
      ...(connection.isResearch ? { research: this.research } : {}),
      // A client can request a missing scope, not a role; and clients of older revisions give up on a 403.
      ...(era === 'modern' && !connection.principal.scopes.includes('boards:write')
        ? { scopeChallenge: () => ({ scopes: ['boards:read', 'boards:write'] as const }) }
        : {}),
      // Older revisions need a session for it, and this endpoint has none.
      resourceUpdates: era === 'modern' || conformance !== undefined,
      ...this.parts(connection),
    });
    conformance?.register(server, notify, connection.canWrite);
    return server;
  }

  private plain(tool: (typeof callableTools)[number]): PlainTool {
    return {
      name: tool.name,
      isWrite: isWrite(tool),
      call: (args, connection, signal) =>
        callTool(tool, args, { ...this.parts(connection), canWrite: connection.canWrite }, signal),
    };
  }

  private parts(connection: Connection): Pick<McpServerParts, 'api' | 'onFault'> {
    return {
      api: (signal) => this.api(connection, signal),
      onFault: (error, tool) => this.options.logger.error({ err: error, tool }, 'mcp.tool_failed'),
    };
  }
}
