import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that writes given bytes and records the response. */
export class RawConnection {
  received = '';
  readonly #socket: Socket;
  /** Resolves when either side has closed the connection. */
  readonly closed: Promise<void>;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => (this.received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  /** @param from source address of the connection; all of 127.0.0.0/8 is this machine */
  static async open(port: number, from = '127.0.0.1'): Promise<RawConnection> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    const connection = new RawConnection(socket);
    await once(socket, 'connect');
    return connection;
  }

  get isOpen(): boolean {
    return !this.#socket.closed;
  }

  write(text: string): this {
    this.#socket.write(text, 'latin1');
    return this;
  }

  /** Resolves once `text` has arrived. @throws when the connection ends before */
  async until(text: string): Promise<string> {
    while (!this.received.includes(text)) {
      await Promise.race([once(this.#socket, 'data'), this.closed]);
      if (!this.isOpen && !this.received.includes(text)) throw new Error(`ended after: ${this.received}`);
    }
    return this.received;
  }

  close(): void {
    this.#socket.destroy();
  }
}
