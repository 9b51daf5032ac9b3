import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { EdgeServer } from './edge-server.js';
import { RawConnection } from './raw-connection.js';
import { ScriptedService, writeBytes } from './scripted-service.js';
import { TestEdge } from './test-edge.js';

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}';
const CHUNKED =
  'HTTP/1.1 200 OK\r\nx-a: 1\r\ntransfer-encoding: chunked\r\n\r\n' +
  '3;ext=1\r\nabc\r\nA\r\n0123456789\r\n0\r\nx-trailer: 1\r\n\r\n';
const SENT_BYTES = 64 * 1_048_576;

describe('the edge, for a service’s response,', () => {
  let testing: TestEdge;
  let service: ScriptedService;
  let edge: EdgeServer;
  let agent: Agent;

  const serve = async (script: Parameters<typeof ScriptedService.start>[0], bounds = {}): Promise<void> => {
    service = await ScriptedService.start(script);
    edge = await testing.before(service.url, { bounds });
  };
  /** One connection of a client, which reads the response by Node's parser. */
  const ask = async (method = 'GET'): Promise<{ status: number; body: string; headers: object }> => {
    const sent = httpRequest({ host: '127.0.0.1', port: edge.port, path: '/mcp', method, agent }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of answer) body += String(chunk);
    return { status: answer.statusCode ?? 0, body, headers: answer.headers };
  };

  beforeEach(async () => {
    testing = await TestEdge.start();
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });
  afterEach(async () => {
    agent.destroy();
    await edge.close();
    service.close();
    await testing.close();
  });

  it.each([
    ['of a known length', 'GET', OK, 200, '{}'],
    ['in chunks', 'GET', CHUNKED, 200, 'abc0123456789'],
    ['to HEAD', 'HEAD', 'HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n', 200, ''],
    ['without a body', 'DELETE', 'HTTP/1.1 204 No Content\r\n\r\n', 204, ''],
    ['not modified', 'GET', 'HTTP/1.1 304 Not Modified\r\netag: "1"\r\ncontent-length: 9\r\n\r\n', 304, ''],
    ['after an interim one', 'GET', `HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${OK}`, 200, '{}'],
    ['without a reason', 'GET', 'HTTP/1.1 200 \r\ncontent-length: 2\r\n\r\n{}', 200, '{}'],
  ])(
    'forwards one %s that arrives byte by byte, and reuses both connections',
    async (_what, method, text, status, body) => {
      await serve((socket) => void writeBytes(socket, text));
      for (let round = 0; round < 3; round += 1) expect(await ask(method)).toMatchObject({ status, body });
      expect(service.connections).toHaveLength(1);
    },
  );

  it('removes the headers that belong to the service’s connection', async () => {
    const own =
      'Connection: keep-alive\r\nKeep-Alive: timeout=9\r\nTE: x\r\nUpgrade: h2c\r\nConstructor: kept\r\n';
    await serve((socket) => void socket.write(`HTTP/1.1 200 OK\r\n${own}Content-Length: 2\r\n\r\n{}`));
    const { headers } = await ask();
    expect(headers).toEqual({
      connection: 'keep-alive',
      'keep-alive': 'timeout=75',
      constructor: 'kept',
      'content-length': '2',
    });
  });

  it('closes the client’s connection where only the end of the service’s shows the end', async () => {
    await serve((socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\nabc'));
    const client = (await RawConnection.open(edge.port)).write('GET /mcp HTTP/1.1\r\nhost: x\r\n\r\n');
    await client.closed;
    expect(client.received).toContain('connection: close\r\n\r\nabc');
  });

  it('opens another connection when the service closes one', async () => {
    await serve((socket) => void socket.end(OK.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')));
    for (let round = 0; round < 3; round += 1) expect(await ask()).toMatchObject({ status: 200, body: '{}' });
    expect(service.connections).toHaveLength(3);
  });

  it('answers the next request itself when the service sends more than one response', async () => {
    await serve((socket, n) => void socket.write(n === 0 ? `${OK}${OK.replace('{}', '[]')}` : OK));
    for (let round = 0; round < 3; round += 1) expect(await ask()).toMatchObject({ body: '{}' });
    expect(service.connections).toHaveLength(3);
  });

  it('forwards nothing that the service sends without a request', async () => {
    await serve((socket) => {
      socket.write(OK);
      setImmediate(() => setImmediate(() => socket.write(OK.replace('{}', '[]'))));
    });
    for (let round = 0; round < 10; round += 1) {
      expect(await ask()).toMatchObject({ status: 200, body: '{}' });
      // The edge closes the connection.
      const connection = service.connections.at(-1);
      if (connection?.destroyed === false) await once(connection, 'close');
    }
    expect(service.connections).toHaveLength(10);
  });

  it.each([
    ['that is not HTTP', 'hello\r\n\r\n'],
    ['with two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    [
      'with a length and chunks',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['with an unknown coding', 'HTTP/1.1 200 OK\r\ntransfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
    ['with a length that is no number', 'HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\nab'],
    ['with a chunk without a size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nx\r\n'],
    ['of another protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n'],
    ['with a head of 70 KiB', `HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(70 * 1_024)}\r\n\r\n`],
  ])('answers 503 for one %s', async (_what, text) => {
    await serve((socket) => void socket.write(text));
    const { status, body, headers } = await ask();
    expect([status, JSON.parse(body)]).toMatchObject([503, { code: 'service_unavailable' }]);
    expect(headers).toMatchObject({ 'retry-after': '1' });
  });

  it('answers 503 when no response begins in time', async () => {
    await serve(() => undefined, { answerMs: 50 });
    expect(await ask()).toMatchObject({ status: 503 });
  });

  it('has no deadline for a response that has begun', async () => {
    await serve(
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{');
        setTimeout(() => socket.write('}'), 300);
      },
      { answerMs: 50, idleMs: 50 },
    );
    expect(await ask()).toMatchObject({ status: 200, body: '{}' });
  });

  it.each([
    ['a known length', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{'],
    ['chunks', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{'],
  ])('closes the client’s connection when a response of %s breaks off', async (_what, text) => {
    await serve((socket) => void socket.end(text));
    const client = (await RawConnection.open(edge.port)).write('GET /mcp HTTP/1.1\r\nhost: x\r\n\r\n');
    await client.closed;
    expect(client.received).toContain('200 OK');
    expect(client.received).not.toContain('503');
  });

  it('reads from the service only as fast as the client reads', async () => {
    let sender: ScriptedService['connections'][number] | undefined;
    await serve((socket) => {
      sender = socket;
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${SENT_BYTES}\r\n\r\n`);
      socket.write(Buffer.alloc(SENT_BYTES));
    });
    const client = connect(edge.port, '127.0.0.1').pause();
    client.write('GET /mcp HTTP/1.1\r\nhost: x\r\n\r\n');
    while (sender === undefined) await delay(5);
    let left = -1;
    while (left !== sender.writableLength) {
      left = sender.writableLength;
      await delay(200);
    }
    // The write is complete only when the edge has read all of it.
    expect(left).toBeGreaterThan(0);
    let received = 0;
    client.on('data', (chunk: Buffer) => (received += chunk.length)).resume();
    while (received < SENT_BYTES) await once(client, 'data');
    client.destroy();
  });
});
