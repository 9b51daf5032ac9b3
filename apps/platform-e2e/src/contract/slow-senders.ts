import { connect, type Socket } from 'node:net';

const BYTE_EVERY_MS = 500;

/**
 * A separate source address, since the edge limits the connections per network and evicts the oldest waiting ones.
 * Only Linux accepts all of 127.0.0.0/8 without configuration.
 */
const OWN_ADDRESS = process.platform === 'linux' ? { localAddress: '127.0.0.66' } : {};

/** Connections with endless requests that occasionally send a byte of the head or the body. */
export class SlowSenders {
  private readonly sockets: Socket[] = [];
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly origin: URL) {}

  /** Opens `count` connections that start with `text`. Resolves when each is connected or rejected. */
  async open(count: number, text: string): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect({ host: '127.0.0.1', port: Number(this.origin.port), ...OWN_ADDRESS });
        this.sockets.push(socket);
        // The service is expected to close such a connection.
        socket.on('error', () => undefined);
        socket.resume();
        await new Promise<void>((resolve) => {
          socket.once('connect', () => resolve());
          socket.once('close', () => resolve());
        });
        socket.write(text);
        this.timers.push(setInterval(() => socket.write('a'), BYTE_EVERY_MS));
      }),
    );
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const socket of this.sockets) socket.destroy();
  }
}
