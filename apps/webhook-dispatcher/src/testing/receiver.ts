import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** One POST as a receiver saw it. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse, received: Received) => void;

const accept: Behaviour = (_request, response) => {
  response.writeHead(200).end('ok');
};

/** A receiver of webhooks on a free port of the loopback, which does what a test tells it, by path. */
export class Receiver {
  readonly received: Received[] = [];
  connections = 0;
  private readonly behaviours = new Map<string, Behaviour>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const received = {
          path: request.url ?? '/',
          headers: request.headers,
          body: Buffer.concat(chunks),
          at: Date.now(),
        };
        this.received.push(received);
        (this.behaviours.get(received.path) ?? accept)(request, response, received);
      });
    });
    this.server.on('connection', () => {
      this.connections += 1;
    });
  }

  static async listen(host = '127.0.0.1'): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, host, resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path = '/'): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  on(path: string, behaviour: Behaviour): void {
    this.behaviours.set(path, behaviour);
  }

  respondWith(path: string, status: number, headers: Record<string, string> = {}): void {
    this.on(path, (_request, response) => {
      response.writeHead(status, headers).end();
    });
  }

  /** What came on a path, in order. */
  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
