import { randomUUID } from 'node:crypto';
import {
  isInitializeRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpHandlerRequestOptions,
  type McpServer,
} from '@modelcontextprotocol/server';

interface Session {
  transport: WebStandardStreamableHTTPServerTransport;
  digest: string;
}

/**
 * Sessions of the revisions before 2026-07-28, for the suite's tools that send requests to their client while they
 * run: such a request needs a lasting connection. The real tools send none.
 */
export class FixtureSessions {
  private readonly sessions = new Map<string, Session>();

  /** @returns undefined when the request neither belongs to a session nor starts one */
  async respond(
    request: Request,
    given: McpHandlerRequestOptions & { digest: string },
    server: () => McpServer,
  ): Promise<Response | undefined> {
    const id = request.headers.get('mcp-session-id');
    const known = id === null ? undefined : this.sessions.get(id);
    // A session does not authenticate a caller: it serves only the bearer that started it.
    if (known && known.digest === given.digest)
      return known.transport.handleRequest(request, given.authInfo ? { authInfo: given.authInfo } : {});
    if (id !== null) return new Response(null, { status: 404 });
    if (request.method !== 'POST' || !(await begins(request))) return undefined;
    const transport = this.open(given.digest);
    await server().connect(transport);
    return transport.handleRequest(request, given.authInfo ? { authInfo: given.authInfo } : {});
  }

  async close(): Promise<void> {
    await Promise.all([...this.sessions.values()].map(({ transport }) => transport.close()));
  }

  private open(digest: string): WebStandardStreamableHTTPServerTransport {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        this.sessions.set(id, { transport, digest });
      },
    });
    transport.onclose = () => {
      if (transport.sessionId) this.sessions.delete(transport.sessionId);
    };
    return transport;
  }
}

async function begins(request: Request): Promise<boolean> {
  try {
    return isInitializeRequest(await request.clone().json());
  } catch {
    return false;
  }
}
