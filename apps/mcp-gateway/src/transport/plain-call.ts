import type { IncomingHttpHeaders } from 'node:http';
import type { PlainTool } from './plain-tool.js';
import { classifyInboundRequest, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';

/** A `tools/call` that needs nothing of the protocol but its response. */
export interface PlainCall {
  id: string | number;
  tool: PlainTool;
  arguments: unknown;
  /** Whether the call uses revision 2026-07-28, whose results have a different form. */
  isModern: boolean;
}

const MODERN_REVISION = '2026-07-28';
/** Smaller than any call that exceeds the SDK's element limit, so the elements need no count here. */
const BODY_LENGTH_MAX = 8_000;
const MESSAGE_MEMBERS = new Set(['jsonrpc', 'id', 'method', 'params']);
const PARAMS_MEMBERS = new Set(['name', 'arguments', '_meta']);
/** Prefix of the metadata names in a message of a modern revision. */
const MODERN_PREFIX = 'io.modelcontextprotocol/';

/**
 * The call in a message, if it has the usual form. Returns undefined for unknown revisions, sessions, batches, unknown
 * properties, unknown tools and every error: the SDK handles those.
 */
export function plainCallIn(
  message: unknown,
  bodyLength: number,
  headers: IncomingHttpHeaders,
  toolsByName: ReadonlyMap<string, PlainTool>,
): PlainCall | undefined {
  if (bodyLength > BODY_LENGTH_MAX) return undefined;
  if (!isRecord(message) || !hasOnly(message, MESSAGE_MEMBERS)) return undefined;
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !isId(id)) return undefined;
  if (!isRecord(params) || !hasOnly(params, PARAMS_MEMBERS)) return undefined;
  const { name, arguments: args = {}, _meta: meta = {} } = params;
  const tool = typeof name === 'string' ? toolsByName.get(name) : undefined;
  if (!tool || !isRecord(args) || !isRecord(meta)) return undefined;
  const isModern = headers['mcp-protocol-version'] === MODERN_REVISION;
  const isSound = isModern ? isSoundModern(message, meta, tool.name, headers) : isOlder(meta, headers);
  return isSound ? { id, tool, arguments: args, isModern } : undefined;
}

/** Whether the message has no metadata of modern revisions and names no revision or an older one. */
function isOlder(meta: Record<string, unknown>, headers: IncomingHttpHeaders): boolean {
  const revision = headers['mcp-protocol-version'];
  if (revision !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(String(revision))) return false;
  return !Object.keys(meta).some((key) => key.startsWith(MODERN_PREFIX));
}

/** Client metadata as JSON that the SDK has validated: a client sends the same with every call. */
const soundClaims = new Set<string>();
const SOUND_CLAIMS_MAX = 500;

/** Whether the headers (SEP-2243) match the message's metadata, and both are complete. */
function isSoundModern(
  message: unknown,
  { progressToken, ...claims }: Record<string, unknown>,
  tool: string,
  headers: IncomingHttpHeaders,
): boolean {
  if (headers['mcp-method'] !== 'tools/call' || headers['mcp-name'] !== tool) return false;
  if (progressToken !== undefined && !isId(progressToken)) return false;
  const said = JSON.stringify(claims);
  if (soundClaims.has(said)) return true;
  const outcome = classifyInboundRequest({
    httpMethod: 'POST',
    protocolVersionHeader: MODERN_REVISION,
    mcpMethodHeader: 'tools/call',
    mcpNameHeader: tool,
    body: message,
  });
  if (outcome.kind !== 'modern' || outcome.classification.revision !== MODERN_REVISION) return false;
  if (soundClaims.size >= SOUND_CLAIMS_MAX) soundClaims.clear();
  soundClaims.add(said);
  return true;
}

const isId = (id: unknown): id is string | number =>
  typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Record<string, unknown>, members: ReadonlySet<string>): boolean =>
  Object.keys(value).every((member) => members.has(member));
