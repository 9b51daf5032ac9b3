import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Connection } from '../principal/connection.js';

/** A tool that needs nothing of the protocol but its response. */
export interface PlainTool {
  name: string;
  isWrite: boolean;
  /** Never throws: an error is a result. */
  call: (args: unknown, connection: Connection, signal: AbortSignal) => Promise<CallToolResult>;
}
