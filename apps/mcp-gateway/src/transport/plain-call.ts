import { tools, type Tool } from '@kiban/mcp-tools';

/** A `tools/call` that needs nothing of the protocol but its answer. */
export interface PlainCall {
  id: string | number;
  tool: Tool;
  arguments: unknown;
}

/** Smaller than any call with more elements than the SDK takes, so that its limit needs no count here. */
const BODY_LENGTH_MAX = 8_000;
const MESSAGE_MEMBERS = new Set(['jsonrpc', 'id', 'method', 'params']);
const PARAMS_MEMBERS = new Set(['name', 'arguments', '_meta']);
/** Claims of the revisions from 2026-07-28 on: such a message is the SDK's. */
const MODERN_PREFIX = 'io.modelcontextprotocol/';

const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));

/**
 * The call in a message of a revision before 2026-07-28, where it is one like almost all are. Revisions, sessions,
 * batches, unknown members, unknown tools and every fault are the SDK's to judge: for those this gives undefined.
 * @param revision the MCP-Protocol-Version header
 * @param olderRevisions those that the SDK speaks and that came before 2026-07-28
 */
export function plainCallIn(
  message: unknown,
  bodyLength: number,
  revision: string | string[] | undefined,
  olderRevisions: readonly string[],
): PlainCall | undefined {
  if (bodyLength > BODY_LENGTH_MAX) return undefined;
  if (revision !== undefined && !olderRevisions.includes(String(revision))) return undefined;
  if (!isRecord(message) || !hasOnly(message, MESSAGE_MEMBERS)) return undefined;
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !isId(id)) return undefined;
  if (!isRecord(params) || !hasOnly(params, PARAMS_MEMBERS)) return undefined;
  const { name, arguments: args = {}, _meta: meta = {} } = params;
  const tool = typeof name === 'string' ? toolsByName.get(name) : undefined;
  if (!tool || !isRecord(args) || !isRecord(meta)) return undefined;
  if (Object.keys(meta).some((key) => key.startsWith(MODERN_PREFIX))) return undefined;
  return { id, tool, arguments: args };
}

const isId = (id: unknown): id is string | number =>
  typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Record<string, unknown>, members: ReadonlySet<string>): boolean =>
  Object.keys(value).every((member) => members.has(member));
