import {
  WebStandardStreamableHTTPServerTransport,
  type McpHandlerRequestOptions,
  type McpServer,
} from '@modelcontextprotocol/server';

/**
 * Answers one request of a revision before 2026-07-28, without a session. The answer is plain JSON: the
 * tools send nothing before their result, so an event stream would only wrap it.
 */
export async function respondLegacy(
  request: Request,
  given: McpHandlerRequestOptions,
  server: McpServer,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  await server.connect(transport);
  const end = (): void => {
    void server.close().catch(() => undefined);
  };
  request.signal.addEventListener('abort', end, { once: true });
  try {
    return await transport.handleRequest(request, given);
  } finally {
    request.signal.removeEventListener('abort', end);
    end();
  }
}
