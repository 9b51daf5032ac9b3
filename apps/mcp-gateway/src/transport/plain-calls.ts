import type { IncomingMessage } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import type { Connection } from '../principal/connection.js';
import { plainCallIn, type PlainCall } from './plain-call.js';
import type { PlainTool } from './plain-tool.js';

/**
 * Calls that need nothing of the protocol but their response: nearly all of them. They are answered without the SDK's
 * server, which is created for every other request, and with the same response.
 */
export class PlainCalls {
  private readonly tools: ReadonlyMap<string, PlainTool>;

  /** @param resultMeta of every result of a modern revision */
  constructor(
    tools: readonly PlainTool[],
    private readonly resultMeta: object,
  ) {
    this.tools = new Map(tools.map((tool) => [tool.name, tool]));
  }

  /** @returns undefined for a request that the SDK handles */
  find(
    { method, headers }: IncomingMessage,
    body: string,
    message: unknown,
    { canWrite }: Connection,
  ): PlainCall | undefined {
    if (method !== 'POST' || !isJsonContentType(headers['content-type'] ?? null)) return undefined;
    const call = plainCallIn(message, body.length, headers, this.tools);
    // A modern client can request the missing scope; the SDK handles that.
    return call?.isModern && !canWrite && call.tool.isWrite ? undefined : call;
  }

  /** @returns the JSON-RPC response */
  async respond(call: PlainCall, connection: Connection, signal: AbortSignal): Promise<string> {
    const result = await call.tool.call(call.arguments, connection, signal);
    return JSON.stringify({
      jsonrpc: '2.0',
      id: call.id,
      result: call.isModern ? { ...result, resultType: 'complete', _meta: this.resultMeta } : result,
    });
  }
}
