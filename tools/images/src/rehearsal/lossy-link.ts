import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A link to a broker that loses the messages of some subjects on their way to the services: what a broker
 * may do to any message that is not stored. Everything else passes byte by byte.
 */
export class LossyLink {
  /** Messages that were lost so far. */
  lost = 0;
  private losing: ReadonlySet<string> = new Set();
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async listen(brokerPort: number): Promise<LossyLink> {
    const server = createServer();
    const link = new LossyLink(server);
    server.on('connection', (client) => link.join(client, brokerPort));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return link;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on loses what is said on these subjects, and nothing else. */
  lose(...subjects: string[]): void {
    this.losing = new Set(subjects);
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(client: Socket, brokerPort: number): void {
    const broker = connect(brokerPort, '127.0.0.1');
    for (const socket of [client, broker]) {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    // When one side closes for any reason, the other side is closed immediately.
    client.once('close', () => broker.destroy());
    broker.once('close', () => client.destroy());
    client.pipe(broker);
    let rest: Buffer = Buffer.alloc(0);
    broker.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let frame = firstFrame(rest); frame; frame = firstFrame(rest)) {
        if (frame.subject !== undefined && this.losing.has(frame.subject)) this.lost += 1;
        else client.write(rest.subarray(0, frame.bytes));
        rest = rest.subarray(frame.bytes);
      }
    });
  }
}

/** The first whole frame of the NATS client protocol: a line, and what follows the line of a message. */
function firstFrame(bytes: Buffer): { bytes: number; subject?: string } | undefined {
  const end = bytes.indexOf('\r\n');
  if (end < 0) return undefined;
  const [verb = '', subject = '', ...more] = bytes.subarray(0, end).toString('latin1').split(' ');
  if (!/^H?MSG$/i.test(verb)) return { bytes: end + 2 };
  const whole = end + 2 + Number(more.at(-1)) + 2;
  return bytes.length < whole ? undefined : { bytes: whole, subject };
}
