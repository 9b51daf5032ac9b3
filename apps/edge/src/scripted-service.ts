import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What a service writes for its nth request of a connection, counted from 0. */
type Script = (socket: Socket, n: number) => void;

/** A service that writes given bytes. It accepts requests without a body. */
export class ScriptedService {
  readonly connections: Socket[] = [];
  requests = 0;
  readonly #server: Server;

  private constructor(script: Script) {
    this.#server = createServer({ noDelay: true }, (socket) => {
      this.connections.push(socket);
      let head = '';
      let n = 0;
      socket
        .on('error', () => undefined)
        .on('data', (chunk: Buffer) => {
          head += chunk.toString('latin1');
          for (; head.includes('\r\n\r\n'); head = head.slice(head.indexOf('\r\n\r\n') + 4)) {
            this.requests += 1;
            script(socket, n);
            n += 1;
          }
        });
    });
  }

  static async start(script: Script, port = 0): Promise<ScriptedService> {
    const service = new ScriptedService(script);
    service.#server.listen(port, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.connections) socket.destroy();
    this.#server.close();
  }
}

/** Writes each byte separately, so that a reader gets parts that end anywhere. */
export async function writeBytes(socket: Socket, text: string): Promise<void> {
  for (const byte of Buffer.from(text, 'latin1')) {
    socket.write(Buffer.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
