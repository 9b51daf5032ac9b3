import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Method and path of a request, such as “POST /api/v1/cards”. */
export type RequestPattern = RegExp;

/** An HTTP proxy between a client and a deployment that cuts connections and loses responses on request. */
export class BrokenNetwork {
  private readonly open = new Map<ServerResponse, string>();
  private cutPattern: RequestPattern | null = null;
  private lost: { readonly pattern: RequestPattern; left: number } | null = null;
  private losses = 0;
  private replaced: {
    readonly pattern: RequestPattern;
    readonly by: (text: string) => string | null;
  } | null = null;

  private constructor(
    private readonly server: Server,
    private readonly target: string | undefined,
  ) {}

  /** @param target the deployment’s origin, for clients that take the proxy for the deployment */
  static async start(target?: string): Promise<BrokenNetwork> {
    const server = createServer();
    const network = new BrokenNetwork(server, target);
    server.on('request', (incoming, outgoing) => network.forward(incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  /** For the browser’s setting, or in place of the deployment’s origin. */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Number of responses that were lost so far. */
  get responsesLost(): number {
    return this.losses;
  }

  /** Ends the matching connections, and refuses new ones until `heal`. */
  cut(pattern: RequestPattern): void {
    this.cutPattern = pattern;
    for (const [outgoing, name] of this.open) if (pattern.test(name)) outgoing.destroy();
  }

  /** The service gets the next matching requests, and the browser no response. */
  loseResponses(pattern: RequestPattern, count: number): void {
    this.lost = { pattern, left: count };
  }

  /** Changes the text of matching responses, as an upgrade does; null in place of a text is 404. */
  replace(pattern: RequestPattern, by: (text: string) => string | null): void {
    this.replaced = { pattern, by };
  }

  heal(): void {
    this.cutPattern = null;
    this.lost = null;
    this.replaced = null;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = new URL(incoming.url ?? '/', this.target);
    const name = `${incoming.method ?? ''} ${url.pathname}`;
    if (this.cutPattern?.test(name)) {
      outgoing.destroy();
      return;
    }
    this.open.set(outgoing, name);
    outgoing.on('close', () => this.open.delete(outgoing));
    const { method } = incoming;
    const headers = { ...incoming.headers, host: url.host };
    if (this.replaced?.pattern.test(name)) {
      // The whole text is needed, also when the browser has it already.
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const forwarded = request(url, { method, headers }, (response) => {
      if (this.isLost(name)) {
        response.resume();
        outgoing.destroy();
        return;
      }
      if (this.replaced?.pattern.test(name)) {
        void sendReplaced(response, outgoing, this.replaced.by);
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      outgoing.flushHeaders();
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  }

  private isLost(name: string): boolean {
    if (!this.lost || this.lost.left === 0 || !this.lost.pattern.test(name)) return false;
    this.lost.left -= 1;
    this.losses += 1;
    return true;
  }
}

async function sendReplaced(
  response: IncomingMessage,
  outgoing: ServerResponse,
  by: (text: string) => string | null,
): Promise<void> {
  const chunks = (await response.toArray()) as Buffer[];
  const text = by(Buffer.concat(chunks).toString('utf8'));
  const headers = { ...response.headers };
  delete headers['content-length'];
  outgoing.writeHead(text === null ? 404 : (response.statusCode ?? 502), headers);
  outgoing.end(text ?? '');
}
