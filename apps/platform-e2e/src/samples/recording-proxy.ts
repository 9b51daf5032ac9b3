import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes requests on to a deployment and keeps their statuses, since a sample does not print the one it received. */
export class RecordingProxy {
  private recorded: number[] = [];

  private constructor(private readonly server: Server) {}

  static async start(target: string): Promise<RecordingProxy> {
    const server = createServer();
    const proxy = new RecordingProxy(server);
    server.on('request', (incoming, outgoing) => proxy.forward(new URL(target), incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The statuses since the last call. */
  takeStatuses(): number[] {
    const taken = this.recorded;
    this.recorded = [];
    return taken;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
      (response) => {
        this.recorded.push(response.statusCode ?? 0);
        // Each sample has a connection of its own, though one process runs many.
        outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
        if (response.headers['content-type']?.startsWith('text/event-stream'))
          endAfterFirst(response, outgoing);
        else response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }
}

/** A stream of events has no end; one part of it shows that a sample reads it. */
function endAfterFirst(response: IncomingMessage, outgoing: ServerResponse): void {
  response.once('data', (part: Buffer) => {
    outgoing.end(part);
    response.destroy();
  });
}
