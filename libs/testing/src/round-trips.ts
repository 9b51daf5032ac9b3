import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A proxy between a program and a database that counts round trips: sends after which the program waits for a response.
 */
export class RoundTrips {
  count = 0;

  private constructor(
    private readonly server: Server,
    private readonly sockets: Set<Socket>,
    /** The address for the program. */
    readonly url: string,
  ) {}

  static async to(databaseUrl: string): Promise<RoundTrips> {
    const target = new URL(databaseUrl);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname);
      let waiting = false;
      near.on('data', (bytes) => {
        if (!waiting) counter.count += 1;
        waiting = true;
        far.write(bytes);
      });
      far.on('data', (bytes) => {
        waiting = false;
        near.write(bytes);
      });
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => other.destroy());
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const counter = new RoundTrips(server, sockets, url.href);
    return counter;
  }

  /** The number of round trips of `work`. The count is exact only for one connection. */
  async of(work: () => Promise<unknown>): Promise<number> {
    const before = this.count;
    await work();
    return this.count - before;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
