import {
  McpServer,
  type CallToolResult,
  type Implementation,
  type McpServerOptions,
  type ScopeChallengeHandler,
  type StandardSchemaWithJSON,
  type Tool as ListedTool,
} from '@modelcontextprotocol/server';
import { response, failure } from '../responses/response.js';
import { errorText } from '../responses/error-text.js';
import { ApiError } from '../api/api-error.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { callableTools, tools } from '../tools/registry.js';
import { ToolError } from '../schemas/tool-error.js';
import { annotationsOf, isWrite, type Tool } from '../tools/tool.js';
import { registerCompletions } from './completions.js';
import { instructions, researchInstructions } from './instructions.js';
import { registerPrompts } from './prompts.js';
import { registerResources } from './resources.js';

export interface McpServerParts {
  /** The API with the caller's rights; `signal` cancels its calls when the caller disconnects. */
  api: (signal: AbortSignal) => WorkspaceApi;
  /** The only tools of the server, without prompts, which name others; omitted for all. */
  research?: readonly Tool[];
  /** False hides the writing tools and rejects calls of them. */
  canWrite: boolean;
  /** Responds to a call of a hidden tool, when the transport defines a response for it. */
  scopeChallenge?: ScopeChallengeHandler;
  /** Whether the transport delivers notifications of changed resources. */
  resourceUpdates?: boolean;
  version: string;
  /** Public origin of the deployment. */
  origin: string;
  /** Additional registrations for the conformance suite; none in production. */
  serverOptions?: Pick<McpServerOptions, 'capabilities' | 'requestState'>;
  /** Receives the service's errors for the log. */
  onFault?: (error: unknown, tool: string) => void;
}

/** Lists depend only on the rights of the connection, so a client may cache them. */
const LIST_KEPT_MS = 300_000;
const listCache = { ttlMs: LIST_KEPT_MS, cacheScope: 'private' } as const;

/** Identity of the server. */
export function serverInfo({ version, origin }: Pick<McpServerParts, 'version' | 'origin'>): Implementation {
  return {
    name: 'kiban',
    title: 'Kiban',
    version,
    websiteUrl: origin,
    icons: [{ src: `${origin}/icon.svg`, mimeType: 'image/svg+xml' }],
  };
}

/** A server with all tools, for one request over HTTP or one connection over stdio. */
export function createMcpServer(parts: McpServerParts): McpServer {
  const server = new McpServer(serverInfo(parts), {
    instructions: parts.research ? researchInstructions : instructions,
    capabilities: {
      tools: { listChanged: false },
      resources: { listChanged: false, subscribe: parts.resourceUpdates ?? false },
      ...(parts.research ? {} : { prompts: { listChanged: false } }),
      completions: {},
      ...parts.serverOptions?.capabilities,
    },
    cacheHints: {
      'tools/list': listCache,
      'prompts/list': listCache,
      'resources/templates/list': listCache,
      'server/discover': listCache,
    },
    maxToolInputElements: 5_000,
    ...(parts.serverOptions?.requestState ? { requestState: parts.serverOptions.requestState } : {}),
  });
  for (const tool of parts.research ?? callableTools) registerTool(server, tool, parts);
  const listed = parts.research?.map(listedTool) ?? listedTools(parts.canWrite);
  server.server.setRequestHandler('tools/list', () => ({ tools: [...listed] }));
  registerResources(server, parts.api);
  if (!parts.research) registerPrompts(server);
  registerCompletions(server, parts.api);
  return server;
}

/** The definitions of `tools/list` in stable order; only reading tools for a read-only connection. */
export function listedTools(canWrite: boolean): readonly ListedTool[] {
  return canWrite ? allListed : readingListed;
}

function listedTool(tool: Tool): ListedTool {
  const { name, description } = tool;
  return {
    name,
    description,
    inputSchema: tool.inputSchema as ListedTool['inputSchema'],
    outputSchema: tool.outputSchema as ListedTool['outputSchema'],
    // Has the title too, where every revision of the protocol reads it.
    annotations: annotationsOf(tool),
  };
}

const allListed = tools.map(listedTool);
const readingListed = tools.filter((tool) => !isWrite(tool)).map(listedTool);

function registerTool(server: McpServer, tool: Tool, parts: McpServerParts): void {
  const allowed = parts.canWrite || !isWrite(tool);
  server.registerTool(
    tool.name,
    {
      title: tool.title,
      inputSchema: passedThrough(tool),
      ...(!allowed && parts.scopeChallenge ? { scopeChallenge: parts.scopeChallenge } : {}),
    },
    (args, context) => callTool(tool, args, parts, context.mcpReq.signal),
  );
}

/** Calls a tool and returns its result or error in the protocol's form. Never throws. */
export async function callTool(
  tool: Tool,
  args: unknown,
  parts: Pick<McpServerParts, 'api' | 'canWrite' | 'onFault'>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    if (!parts.canWrite && isWrite(tool)) throw readOnlyError();
    return response(await tool.run(parts.api(signal), args));
  } catch (error) {
    if (!(error instanceof ToolError || error instanceof ApiError)) parts.onFault?.(error, tool.name);
    return failure(errorText(error));
  }
}

const readOnlyError = (): ToolError =>
  new ToolError(
    'insufficient_scope',
    'This connection is read-only. Ask the user to connect again and allow changes, then repeat.',
  );

/**
 * The tool receives the arguments unvalidated: it parses them more leniently and with better messages than the SDK.
 * The listed schema is created once, not converted for every request.
 */
function passedThrough(tool: Tool): StandardSchemaWithJSON {
  const known = schemas.get(tool);
  if (known) return known;
  const json = (): Record<string, unknown> => tool.inputSchema;
  const schema: StandardSchemaWithJSON = {
    '~standard': {
      version: 1,
      vendor: 'kiban',
      validate: (value) => ({ value }),
      jsonSchema: { input: json, output: json },
    },
  };
  schemas.set(tool, schema);
  return schema;
}

const schemas = new WeakMap<Tool, StandardSchemaWithJSON>();
