import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { PlainConnection, type PlainContext } from './plain-connection.js';

/** Listeners of an HTTP server for a new connection. */
type ConnectionListener = (this: Server, socket: Socket) => void;

/**
 * The connections of a server that carry only plain requests so far. Each begins here; the HTTP server serves those
 * that it receives by `handOver`.
 */
export class PlainConnections {
  readonly #open = new Set<PlainConnection>();

  constructor(
    server: Server,
    private readonly context: Omit<PlainContext, 'handOver'>,
  ) {
    // The server's own listeners would parse every connection.
    const listeners = server.listeners('connection') as ConnectionListener[];
    server.removeAllListeners('connection');
    const handOver = (socket: Socket, bytes: Buffer): void => {
      socket.pause();
      socket.unshift(bytes);
      for (const listener of listeners) listener.call(server, socket);
      socket.resume();
    };
    server.on('connection', (socket: Socket) => this.#accept(socket, handOver));
  }

  /** Closes each connection once its response in flight has ended. */
  close(): void {
    for (const connection of this.#open) connection.close();
    this.context.services.closeIdle();
  }

  /** Closes every connection immediately. */
  destroy(): void {
    for (const connection of this.#open) connection.destroy();
    this.context.services.closeIdle();
  }

  #accept(socket: Socket, handOver: PlainContext['handOver']): void {
    if (!this.context.connectionBounds.open(socket)) return;
    const connection = new PlainConnection(socket, {
      ...this.context,
      handOver: (handed, bytes) => {
        this.#open.delete(connection);
        handOver(handed, bytes);
      },
    });
    this.#open.add(connection);
    socket.once('close', () => this.#open.delete(connection));
  }
}
