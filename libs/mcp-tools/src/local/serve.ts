import { createKiban, type KibanOptions } from '@kiban/client';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ApiConnection } from '../api/api-connection.js';
import { WorkspaceApi } from '../api/workspace-api.js';
import { createMcpServer } from '../server/create-mcp-server.js';
import { CallTransport } from './call-transport.js';
import type { LocalConfig } from './local-config.js';

/** Timeout of a request to the service in milliseconds. */
const DEADLINE_MS = 15_000;

/**
 * Serves the tools over stdin and stdout until the client closes stdin. stdout carries only the protocol; messages for
 * people go to stderr.
 */
export function serveLocally(
  config: Omit<LocalConfig, 'token'> & Pick<KibanOptions, 'token'>,
  version: string,
): void {
  const { token = '' } = config;
  const tell = (text: string): void => void process.stderr.write(`kiban-mcp: ${text}\n`);
  // The AI client repeats a call that failed.
  const { api: client } = createKiban({ origin: config.origin, retries: 0 });
  const handle = serveStdio(
    () =>
      createMcpServer({
        version,
        origin: config.origin,
        canWrite: !config.readOnly,
        api: (signal) =>
          new WorkspaceApi(
            new ApiConnection({
              boards: client,
              auth: client,
              bearer: typeof token === 'string' ? () => token : token,
              signal,
              deadlineMs: DEADLINE_MS,
            }),
          ),
        onFault: (error, tool) => tell(`${tool} failed: ${faultText(error, config.origin)}`),
      }),
    { transport: new CallTransport(), onerror: (error) => tell(error.message) },
  );
  const end = (): void => {
    void handle.close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // A client that exits without closing stdin is detected when a response cannot be written.
  process.stdout.on('error', end);
  tell(`serving ${config.origin}${config.readOnly ? ' for reading' : ''}`);
}

/** Uses the innermost cause, because every network error says "fetch failed". */
function faultText(error: unknown, origin: string): string {
  let cause: unknown = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return `${origin}: ${cause instanceof Error ? cause.message : String(cause)}`;
}
