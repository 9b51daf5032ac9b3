/** Talks to a deployment's one origin as any program does that has a token. */
export class ApiUser {
  private mcpCalls = 0;

  constructor(private readonly deployment: { origin: string; token: string }) {}

  /** @throws when the answer is not 2xx, with what it says */
  async call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Body> {
    const response = await fetch(`${this.deployment.origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.deployment.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  }

  /** Calls an MCP tool at the stateless endpoint. @throws when the answer is not a result */
  async callTool(name: string, args: object, headers: Record<string, string> = {}): Promise<unknown> {
    this.mcpCalls += 1;
    const response = await fetch(`${this.deployment.origin}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.deployment.token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        ...headers,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: this.mcpCalls,
        method: 'tools/call',
        params: { name, arguments: args },
      }),
    });
    const text = await response.text();
    const json = text.startsWith('{') ? text : (/^data: (\{.*\})$/m.exec(text)?.[1] ?? '{}');
    const { result } = JSON.parse(json) as { result?: { isError?: boolean } };
    if (!response.ok || !result || result.isError)
      throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
    return result;
  }
}
