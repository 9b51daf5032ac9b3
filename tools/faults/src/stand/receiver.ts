import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** What came on one path. */
export interface Mailbox {
  /** How often each event came, by `webhook-id`. */
  counts: Map<string, number>;
  /** When each event came first, in milliseconds. */
  firstAt: Map<string, number>;
  /** Deliveries whose signature did not fit their bytes. */
  forged: number;
  posts: number;
  signingKey: string | undefined;
  /** Told of each delivery's bytes. */
  onDelivery: ((body: Buffer) => void) | undefined;
}

const accept: Behaviour = (_request, response) => {
  response.writeHead(200).end();
};

/** The receivers of all endpoints, one path each. */
export class Receiver {
  private readonly boxes = new Map<string, Mailbox>();
  private readonly behaviours = new Map<string, Behaviour>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '/';
        this.note(this.mailbox(path), request, Buffer.concat(chunks));
        (this.behaviours.get(path) ?? accept)(request, response);
      });
      request.on('error', () => undefined);
      response.on('error', () => undefined);
    });
  }

  static async listen(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  on(path: string, behaviour: Behaviour): void {
    this.behaviours.set(path, behaviour);
  }

  mailbox(path: string): Mailbox {
    let box = this.boxes.get(path);
    if (!box) {
      box = {
        counts: new Map(),
        firstAt: new Map(),
        forged: 0,
        posts: 0,
        signingKey: undefined,
        onDelivery: undefined,
      };
      this.boxes.set(path, box);
    }
    return box;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private note(box: Mailbox, request: IncomingMessage, body: Buffer): void {
    const id = String(request.headers['webhook-id']);
    box.posts += 1;
    box.onDelivery?.(body);
    box.counts.set(id, (box.counts.get(id) ?? 0) + 1);
    if (!box.firstAt.has(id)) box.firstAt.set(id, performance.now());
    if (box.signingKey === undefined) return;
    const expected = `sha256=${createHmac('sha256', box.signingKey).update(body).digest('hex')}`;
    if (request.headers['x-service-signature'] !== expected) box.forged += 1;
  }
}
