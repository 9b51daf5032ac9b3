import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Reply = (response: ServerResponse, request: ReceivedRequest) => void;

/** A response of the API. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** Closes the connection after the request was read: the work is done, and its response lost. */
export const lost: Reply = (response) => void response.destroy();

/** Never answers. */
export const silent: Reply = () => undefined;

/** A server that answers each request with the next reply, and all later ones with the last. */
export class ScriptedServer {
  readonly received: ReceivedRequest[] = [];

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(...replies: [Reply, ...Reply[]]): Promise<ScriptedServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const scripted = new ScriptedServer(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        const { method = '', url = '', headers } = request;
        const received = { method, url, headers, body };
        scripted.received.push(received);
        const reply = replies[Math.min(scripted.received.length, replies.length) - 1];
        reply?.(response, received);
      });
    });
    return scripted;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
