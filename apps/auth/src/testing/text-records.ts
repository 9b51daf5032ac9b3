import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const TYPE_TXT = 16;

/** A name server of one test that has TXT records. */
export class TextRecords {
  /** By domain. */
  readonly texts = new Map<string, readonly string[]>();

  /** Domains for which it cannot respond (SERVFAIL). */
  readonly failing = new Set<string>();

  private constructor(private readonly socket: Socket) {}

  static async listen(): Promise<TextRecords> {
    const socket = createSocket('udp4');
    const records = new TextRecords(socket);
    socket.on('message', (query, from) => socket.send(records.respond(query), from.port, from.address));
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return records;
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  /** Answers one query (RFC 1035 §4), with a time to live of zero. */
  private respond(query: Buffer): Buffer {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const domain = labels.join('.').toLowerCase();
    const isFailing = this.failing.has(domain);
    const texts = isFailing ? undefined : this.texts.get(domain);
    const records = (texts ?? []).map((text) => {
      const bytes = Buffer.from(text);
      const data = Buffer.concat([Buffer.of(bytes.length), bytes]);
      return Buffer.concat([Buffer.from([0xc0, 12, 0, TYPE_TXT, 0, 1, 0, 0, 0, 0, 0, data.length]), data]);
    });
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(isFailing ? 0x8182 : texts === undefined ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    return Buffer.concat([header, query.subarray(12, at + 5), ...records]);
  }
}
