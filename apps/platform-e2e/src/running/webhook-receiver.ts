import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@kiban/testing';

export interface ReceivedDelivery {
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as they came, which the signature is over. */
  raw: Buffer;
  payload: {
    id: number;
    event: string;
    boardId: number | null;
    data: Record<string, unknown>;
    [member: string]: unknown;
  };
}

/** An answer's status, or all of it, or none: the sender is left waiting. */
export type ReceiverResponse =
  number | 'never' | { status: number; headers: Record<string, string>; body: string };

/** A receiver as an integrator would write it: it keeps the raw body and answers 204, or what the test asks for. */
export class WebhookReceiver {
  readonly received: ReceivedDelivery[] = [];
  private responseTo: (delivery: ReceivedDelivery) => ReceiverResponse = () => 204;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
        const answer = receiver.responseTo(delivery);
        if (typeof answer === 'object') response.writeHead(answer.status, answer.headers).end(answer.body);
        else if (answer !== 'never') response.writeHead(answer).end();
      });
    });
    return receiver;
  }

  /** From now on answers what `choose` gives. */
  respondWith(choose: (delivery: ReceivedDelivery) => ReceiverResponse): void {
    this.responseTo = choose;
  }

  /** The first delivery that satisfies `wanted`, waited for. */
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
