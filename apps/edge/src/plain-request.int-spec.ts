import { describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { isForService } from './forwarded-headers.js';
import { forwardedRequest, readPlainRequest, type PlainRequest } from './plain-request.js';

const ROUNDS = 4_000;
const FORWARDING = { 'x-forwarded-for': '192.0.2.7' };

const STARTS = [
  'GET /api/v1/boards/7?include=cards HTTP/1.1\r\nHost: x\r\n',
  'POST /api/v1/cards HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n',
  'PATCH /api/v1/cards/3 HTTP/1.1\r\nhost: kiban.example\r\ncontent-length: 8\r\nConnection: keep-alive\r\n',
];
/** What a smuggler adds, each at a random place. */
const PIECES = [
  '\r\n', '\n', '\r', '\0', ' ', '\t', ':', ';', ',', '\x0b', '\x85', '\xff', '0', '8', 'A', '%2e', '/..', '#', '?',
  'content-length: 0\r\n', 'Content-Length: 9\r\n', 'transfer-encoding: chunked\r\n', 'Transfer-Encoding:\tchunked\r\n',
  'x-forwarded-for: 198.51.100.1\r\n', 'X_Forwarded_For: 198.51.100.1\r\n', ' x: y\r\n', 'x-a: b\r\n', 'host: y\r\n',
  '\r\n\r\nGET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n', ' HTTP/1.1\r\nhost: z\r\n', 'HTTP/1.0', 'expect: 100-continue\r\n',
]; // prettier-ignore

/** A number from 0 to 1, equal in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Seen {
  method: string | undefined;
  url: string | undefined;
  addresses: string | string[] | undefined;
  body: string;
}

/** What Node's HTTP server, as in every service, reads from these bytes. */
async function readByNode(bytes: Buffer): Promise<{ requests: Seen[]; faults: string[] }> {
  const requests: Seen[] = [];
  const faults: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push({ method, url, addresses: headers['x-forwarded-for'], body });
      response.end();
    });
  });
  server.on('clientError', (error: Error) => faults.push(error.message));
  const connection = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  server.emit('connection', connection);
  connection.push(bytes);
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  connection.destroy();
  return { requests, faults };
}

describe('the bytes of a plain request', () => {
  it('are exactly one request for Node’s parser, with its body and the edge’s address, whatever a client sent', async () => {
    const next = numbers(15);
    const pick = (count: number): number => Math.floor(next() * count);
    let plain = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      let text = `${STARTS[pick(STARTS.length)]}authorization: Bearer kbn_x\r\n\r\n`;
      if (text.includes('ength: 8')) text += '{"a": 1}';
      for (let piece = pick(4); piece > 0; piece -= 1) {
        const at = pick(text.length + 1);
        text =
          text.slice(0, at) +
          (PIECES[pick(PIECES.length)] ?? '') +
          text.slice(at + (next() < 0.3 ? pick(3) : 0));
      }
      const request = readPlainRequest(Buffer.from(text, 'latin1'), isForService);
      if (typeof request === 'string') continue;
      plain += 1;
      await expectOneRequest(request);
    }
    // Both kinds occurred.
    expect(plain).toBeGreaterThan(ROUNDS / 10);
    expect(plain).toBeLessThan(ROUNDS);
  });
});

async function expectOneRequest(request: PlainRequest): Promise<void> {
  const { method, url, body } = request;
  expect(await readByNode(forwardedRequest(request, FORWARDING))).toEqual({
    requests: [{ method, url, addresses: '192.0.2.7', body: body.toString('latin1') }],
    faults: [],
  });
}
