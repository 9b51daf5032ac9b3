import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses that a name has just now; asked anew for every query. */
export type NameRecords = (name: string) => readonly string[] | undefined;

const TYPE_A = 1;
const TYPE_AAAA = 28;

/** A name server of a test's own, which may say something else each time it is asked. */
export class NameServer {
  private constructor(private readonly socket: Socket) {}

  static async listen(responses: NameRecords): Promise<NameServer> {
    const socket = createSocket('udp4');
    socket.on('message', (query, from) => socket.send(respond(query, responses), from.port, from.address));
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket);
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }
}

/** Answers one question (RFC 1035 §4), with a time to live of zero. */
function respond(query: Buffer, responses: NameRecords): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const questionEnd = at + 5;
  const type = query.readUInt16BE(at + 1);
  const known = responses(labels.join('.').toLowerCase());
  const records = (known ?? [])
    .filter((address) => (isIPv6(address) ? TYPE_AAAA : TYPE_A) === type)
    .map((address) => {
      const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
      const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
      return Buffer.concat([head, bytes]);
    });
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(known === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(12, questionEnd), ...records]);
}
