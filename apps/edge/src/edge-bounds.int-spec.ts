import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EdgeServer } from './edge-server.js';
import { RawConnection } from './raw-connection.js';
import { TestEdge } from './test-edge.js';

const HEAD = 'GET /mcp HTTP/1.1\r\nhost: x\r\n';
const POST = 'POST /mcp HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n{';

describe('the edge, for a slow sender,', () => {
  let testing: TestEdge;
  let edge: EdgeServer;
  let connections: RawConnection[];

  const openEdge = async (bounds: object, trustedProxies: string[] = []): Promise<void> => {
    edge = await testing.beforeEchoes({ bounds, trustedProxies });
  };
  const open = async (text: string, from?: string): Promise<RawConnection> => {
    const connection = await RawConnection.open(edge.port, from);
    connections.push(connection.write(text));
    return connection;
  };
  const responses = async (from: string): Promise<void> => {
    const connection = await open(`${HEAD}\r\n`, from);
    expect(await connection.until('"text"')).toContain('200 OK');
  };

  beforeEach(async () => {
    testing = await TestEdge.start();
    connections = [];
  });
  afterEach(async () => {
    for (const connection of connections) connection.close();
    await edge.close();
    await testing.close();
  });

  it('ends a request whose head does not arrive', async () => {
    await openEdge({ headMs: 100 });
    const slow = await open(HEAD);
    await slow.closed;
    expect(slow.received).toContain('HTTP/1.1 408 ');
  });

  it('ends a request whose body arrives too slowly', async () => {
    await openEdge({ bodyGraceMs: 100 });
    const slow = await open(POST);
    await slow.until('HTTP/1.1 408 ');
    expect(slow.received).toContain('"code":"bad_request"');
  });

  it('ends a request whose body never ends, at any rate', async () => {
    await openEdge({ bodyMs: 100 });
    const endless = await open(POST);
    await endless.until('HTTP/1.1 408 ');
  });

  it('accepts a body at the minimum rate for longer than an idle one', async () => {
    await openEdge({ bodyGraceMs: 100, bodyBytesPerSecond: 1 });
    const steady = await open('POST /mcp HTTP/1.1\r\nhost: x\r\ncontent-length: 1001\r\n\r\n');
    steady.write('a'.repeat(1_000));
    const silent = await open(POST);
    await silent.until('HTTP/1.1 408 ');
    steady.write('a');
    expect(await steady.until('"text"')).toContain('200 OK');
  });

  it('keeps a stream open that is idle longer than any deadline', async () => {
    await openEdge({ headMs: 50, bodyGraceMs: 50, bodyMs: 50, idleMs: 50 });
    const stream = await testing.beforeOne(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
        next = () => response.write('data: two\n\n');
      },
      { bounds: { headMs: 50, bodyGraceMs: 50, bodyMs: 50, idleMs: 50 } },
    );
    let next = (): boolean => false;
    const listener = await RawConnection.open(stream.port);
    connections.push(listener.write(`${HEAD}\r\n`));
    await listener.until('data: one');
    // By then, a later request has passed its deadlines.
    const slow = await open(HEAD);
    await slow.closed;
    next();
    await listener.until('data: two');
    listener.close();
    await stream.close();
  });

  it('closes a connection without a request', async () => {
    await openEdge({ idleMs: 50 });
    const idle = await open(`${HEAD}\r\n`);
    await idle.until('"text"');
    await idle.closed;
  });

  it('closes the longest waiting connection of a network, and none of another network', async () => {
    await openEdge({ waitingOfNetwork: 8 });
    const other = await open(HEAD, '127.0.0.2');
    const slow: RawConnection[] = [];
    for (let n = 0; n < 20; n += 1) slow.push(await open(n % 2 === 0 ? HEAD : POST, '127.0.0.3'));
    await Promise.all(slow.slice(0, 12).map(({ closed }) => closed));
    expect(slow.slice(12).every(({ isOpen }) => isOpen)).toBe(true);
    await responses('127.0.0.3');
    other.write('\r\n');
    expect(await other.until('"text"')).toContain('200 OK');
  });

  it('answers other clients during 2,000 waiting connections', async () => {
    await openEdge({});
    const slow: RawConnection[] = [];
    for (let n = 0; n < 2_000; n += 1) slow.push(await open(HEAD, `127.0.1.${n % 16}`));
    await responses('127.0.0.1');
    await responses('127.0.1.1');
    expect(slow.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(2_000);
  });

  it('closes the longest waiting connection of all', async () => {
    await openEdge({ waiting: 4 });
    const [first, ...rest] = await Promise.all([1, 2, 3, 4].map((n) => open(HEAD, `127.0.0.${n}`)));
    await responses('127.0.0.9');
    const ended = [first, ...rest].filter((connection) => connection?.isOpen === false);
    expect(ended.length).toBeGreaterThanOrEqual(1);
  });

  it('never closes a connection with a request in flight', async () => {
    const withStreams = await testing.beforeOne(
      (_request, response) => void response.writeHead(200).write('data: one\n\n'),
      { bounds: { waitingOfNetwork: 2, waiting: 2, connectionsOfNetwork: 3 } },
    );
    edge = withStreams;
    const streams = [await open(`${HEAD}\r\n`), await open(`${HEAD}\r\n`), await open(`${HEAD}\r\n`)];
    await Promise.all(streams.map((stream) => stream.until('data: one')));
    const beyond = await open(`${HEAD}\r\n`);
    await beyond.closed;
    expect(streams.every(({ isOpen }) => isOpen)).toBe(true);
  });

  it('does not limit the connections of a trusted proxy by its address', async () => {
    await openEdge({ waitingOfNetwork: 1 }, ['127.0.0.1']);
    const [first] = [await open(HEAD), await open(HEAD), await open(HEAD)];
    first.write('\r\n');
    expect(await first.until('"text"')).toContain('200 OK');
  });
});
