import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@kiban/testing';

export interface ReceivedDelivery {
  path: string;
  headers: IncomingHttpHeaders;
  /** The raw bytes that the signature covers. */
  raw: Buffer;
  payload: {
    id: number;
    event: string;
    boardId: number | null;
    data: Record<string, unknown>;
    [member: string]: unknown;
  };
}

/** A response status, a whole response, or none, which leaves the sender waiting. */
export type ReceiverResponse =
  number | 'never' | { status: number; headers: Record<string, string>; body: string };

/** A receiver as an integrator writes it: it records the raw body and returns 204 or the test's response. */
export class WebhookReceiver {
  readonly received: ReceivedDelivery[] = [];
  private responseTo: (delivery: ReceivedDelivery) => ReceiverResponse = () => 204;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static start(): Promise<WebhookReceiver> {
    return WebhookReceiver.startAt(0);
  }

  /** @param port of a receiver that was closed; 0 for any */
  static async startAt(port: number): Promise<WebhookReceiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const receiver = new WebhookReceiver(
      server,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks);
        const delivery = {
          path: request.url ?? '/',
          headers: request.headers,
          raw,
          payload: JSON.parse(raw.toString('utf8')) as ReceivedDelivery['payload'],
        };
        receiver.received.push(delivery);
        const reply = receiver.responseTo(delivery);
        if (typeof reply === 'object') response.writeHead(reply.status, reply.headers).end(reply.body);
        else if (reply !== 'never') response.writeHead(reply).end();
      });
    });
    return receiver;
  }

  /** Uses `choose` for all later responses. */
  respondWith(choose: (delivery: ReceivedDelivery) => ReceiverResponse): void {
    this.responseTo = choose;
  }

  /** Waits for the first delivery that satisfies `wanted`. */
  waitFor(
    what: string,
    wanted: (delivery: ReceivedDelivery) => boolean,
    withinMs = 60_000,
  ): Promise<ReceivedDelivery> {
    return eventually(what, () => this.received.find(wanted), withinMs);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
