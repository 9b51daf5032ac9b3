import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { EdgeServer } from './edge-server.js';
import { TestEdge } from './test-edge.js';

const ROUNDS = 20;
/** Larger than a service accepts, but small enough for the buffers of a socket: the edge has sent all of it. */
const REFUSED_BYTES = 300_000;

/** Responds after the head, keeps the connection open and reads only the part of the body that arrived with the head. */
class UnreadingService {
  readonly connections: Socket[] = [];
  private readonly server: Server;

  constructor(private readonly answer: string) {
    this.server = createServer((socket) => {
      this.connections.push(socket);
      socket.on('error', () => undefined);
      this.readHead(socket);
    });
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.connections) socket.destroy();
    this.server.close();
  }

  private readHead(socket: Socket): void {
    let head = '';
    socket.on('data', (chunk: Buffer) => {
      head += chunk.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      const [, announced = '0'] = /content-length: (\d+)/.exec(head) ?? [];
      const hasMore = head.length < head.indexOf('\r\n\r\n') + 4 + Number(announced);
      head = '';
      if (hasMore) socket.pause();
      socket.write(this.answer);
    });
  }
}

const responseOf = (status: string, headers = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-length: 2\r\n${headers}\r\n{}`;

async function post(edge: EdgeServer | TestEdge, path: string, bytes: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${edge.port}${path}`, {
    method: 'POST',
    body: Buffer.alloc(bytes, 'k'),
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(10_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function get(edge: EdgeServer | TestEdge, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${edge.port}${path}`, { signal: AbortSignal.timeout(5_000) });
  await answer.arrayBuffer();
  return answer.status;
}

describe('the edge in front of a service that responds without reading the body', () => {
  let edge: TestEdge;
  beforeEach(async () => {
    edge = await TestEdge.start();
  });
  afterEach(() => edge.close());

  it.each([
    ['413 Payload Too Large', REFUSED_BYTES],
    ['401 Unauthorized', 20_000],
    ['200 OK', REFUSED_BYTES],
  ])('always answers another client after %s to a body of %d bytes', async (status, bytes) => {
    const service = new UnreadingService(responseOf(status));
    const raw = await edge.before(await service.listen());
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await post(raw, '/oauth/register', bytes)).toBe(Number(status.slice(0, 3)));
      expect(await get(raw, '/oauth/authorize')).toBe(Number(status.slice(0, 3)));
    }
    await raw.close();
    service.close();
  });

  it('passes on a 413 and takes the rest of a body that is far longer than an import', async () => {
    const service = new UnreadingService(responseOf('413 Payload Too Large'));
    const raw = await edge.before(await service.listen());
    const bytes = 56 * 1_048_576;
    const socket = connect(raw.port, '127.0.0.1').on('error', () => undefined);
    const response = once(socket, 'data') as Promise<[Buffer]>;
    socket.write(`POST /mcp HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n`);
    await new Promise((resolve) => socket.write(Buffer.alloc(bytes, 'k'), resolve));
    expect((await response)[0].toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(socket.bytesWritten).toBeGreaterThan(bytes);
    socket.destroy();
    await raw.close();
    service.close();
  });

  it('reuses the connection after a request without a body, unless the service closes it', async () => {
    for (const [header, connections] of [
      ['', 1],
      ['connection: close\r\n', 3],
    ] as const) {
      const service = new UnreadingService(responseOf('200 OK', header));
      const raw = await edge.before(await service.listen());
      for (let round = 0; round < 3; round += 1) expect(await get(raw, '/oauth/authorize')).toBe(200);
      expect(service.connections).toHaveLength(connections);
      await raw.close();
      service.close();
    }
  });

  it('answers the same client’s next request on any connection', async () => {
    edge.gatewayResponse = (request, response) => {
      response.writeHead(request.method === 'GET' ? 200 : 413).end('{}');
    };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [method, body, status] of [
        ['POST', Buffer.alloc(REFUSED_BYTES, 'k'), 413],
        ['GET', '', 200],
      ] as const) {
        const sent = httpRequest(`${edge.base}/mcp`, { method, agent, timeout: 5_000 });
        sent.on('timeout', () => sent.destroy(new Error('no answer')));
        sent.end(body);
        const [answer] = (await once(sent, 'response')) as [IncomingMessage];
        expect(answer.statusCode).toBe(status);
        await text(answer);
      }
    }
    agent.destroy();
  });
});
