import { eventually } from '@kiban/testing';

interface StreamMessage {
  method?: string;
  params?: { uri?: string };
}

/** An open `subscriptions/listen` stream (revision 2026-07-28), read as a client on the wire reads it. */
export class ListenStream {
  private readonly messages: StreamMessage[] = [];
  private ended = false;

  private constructor(
    private readonly response: Response,
    private readonly abort: AbortController,
  ) {
    void this.read();
  }

  /** Resolves when the server has acknowledged the subscription. */
  static async open(mcpUrl: string, bearer: string, uris: readonly string[]): Promise<ListenStream> {
    const abort = new AbortController();
    const response = await fetch(mcpUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 'listen',
        method: 'subscriptions/listen',
        params: {
          notifications: { resourceSubscriptions: uris },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'listener', version: '1.0.0' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
      signal: abort.signal,
    });
    if (response.status !== 200) throw new Error(`The stream was rejected with ${response.status}.`);
    const stream = new ListenStream(response, abort);
    await eventually('the subscription is acknowledged', () =>
      stream.messages.some(({ method }) => method === 'notifications/subscriptions/acknowledged'),
    );
    return stream;
  }

  /** The resources that were notified as changed. */
  get updated(): string[] {
    return this.messages.flatMap(({ method, params }) =>
      method === 'notifications/resources/updated' && params?.uri ? [params.uri] : [],
    );
  }

  get isEnded(): boolean {
    return this.ended;
  }

  close(): void {
    this.abort.abort();
  }

  private async read(): Promise<void> {
    let text = '';
    try {
      for await (const chunk of (this.response.body as ReadableStream<Uint8Array>).pipeThrough(
        new TextDecoderStream(),
      )) {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) this.keep(event);
      }
    } catch {
      // Aborted by the server or by close().
    }
    this.ended = true;
  }

  private keep(event: string): void {
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data) this.messages.push(JSON.parse(data) as StreamMessage);
  }
}
