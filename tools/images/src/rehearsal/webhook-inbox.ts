import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  /** `webhook-id`: the same on every attempt for one event. */
  id: string;
  kind: string;
  traceparent: string;
  data: { id?: number };
}

/** A receiver that keeps what it gets and answers 200. */
export class WebhookInbox {
  readonly received: ReceivedWebhook[] = [];

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<WebhookInbox> {
    const server = createServer();
    const inbox = new WebhookInbox(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const header = (name: string): string => String(request.headers[name] ?? '');
        const payload = JSON.parse(Buffer.concat(chunks).toString()) as { data: { id?: number } };
        inbox.received.push({
          id: header('webhook-id'),
          kind: header('x-service-event'),
          traceparent: header('traceparent'),
          data: payload.data,
        });
        response.end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return inbox;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
