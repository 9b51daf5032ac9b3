import { connect, type Socket } from 'node:net';

const BYTE_EVERY_MS = 500;

/**
 * An address of their own, since the edge bounds the connections of a network and evicts the oldest that wait. Only Linux
 * has all of 127.0.0.0/8 without configuration.
 */
const OWN_ADDRESS = process.platform === 'linux' ? { localAddress: '127.0.0.66' } : {};

/** Connections whose requests do not end: a byte now and then, in the head or in the body. */
export class SlowSenders {
  private readonly sockets: Socket[] = [];
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly origin: URL) {}

  /** Opens `count` connections that begin with `text`. Resolves when all of them are connected or refused. */
  async open(count: number, text: string): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect({ host: '127.0.0.1', port: Number(this.origin.port), ...OWN_ADDRESS });
        this.sockets.push(socket);
        // The service may end such a connection, which is what it should do.
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
