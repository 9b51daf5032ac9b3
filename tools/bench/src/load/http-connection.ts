import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ResponseReader, type ReadResponse } from './response-reader.js';

interface Pending {
  resolve: (response: ReadResponse) => void;
  reject: (error: Error) => void;
}

/**
 * One keep-alive connection that sends a request once the last response is whole. It does little more than the two system
 * calls of a request: the generator must not limit what it measures.
 */
export class HttpConnection {
  private socket: Socket | undefined;
  private pending: Pending | undefined;

  /** @param origin for example http://127.0.0.1:3000 */
  constructor(private readonly origin: URL) {}

  /** Sends the text of a whole request. Connects first, and again after the server has closed an idle connection. */
  async exchange(text: string): Promise<ReadResponse> {
    const socket = this.socket ?? (await this.open());
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      socket.write(text);
    });
  }

  close(): void {
    this.socket?.destroy();
  }

  private async open(): Promise<Socket> {
    const socket = connect({ host: this.origin.hostname, port: Number(this.origin.port), noDelay: true });
    await once(socket, 'connect');
    const reader = new ResponseReader();
    socket.on('data', (bytes: Buffer) => {
      const response = reader.read(bytes);
      if (!response) return;
      if (response.closes) this.drop();
      this.settle(({ resolve }) => resolve(response));
    });
    const isUsed = (): boolean => this.socket === socket;
    socket.once('end', () => {
      if (isUsed()) this.lose(new Error('The server closed the connection before its response.'));
    });
    socket.on('error', (error) => {
      if (isUsed()) this.lose(error);
    });
    this.socket = socket;
    return socket;
  }

  private lose(error: Error): void {
    this.drop();
    this.settle(({ reject }) => reject(error));
  }

  private drop(): void {
    this.socket?.destroy();
    this.socket = undefined;
  }

  private settle(end: (pending: Pending) => void): void {
    const { pending } = this;
    this.pending = undefined;
    if (pending) end(pending);
  }
}
