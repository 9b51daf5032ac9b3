import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { EdgeServer } from './edge-server.js';
import { RawConnection } from './raw-connection.js';
import { ScriptedService } from './scripted-service.js';
import { TestEdge, type Echo } from './test-edge.js';

const GET = 'GET /mcp HTTP/1.1\r\nhost: x\r\n\r\n';
const POST = 'POST /mcp HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n\r\n';
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}';

/** How often a text occurs in what a raw connection has received. */
const countOf = (received: string, what: string): number => received.split(what).length - 1;

describe('a connection to the edge', () => {
  let testing: TestEdge;
  let edge: EdgeServer | undefined;
  let clients: RawConnection[];
  const open = async (port: number, bytes = ''): Promise<RawConnection> => {
    const client = await RawConnection.open(port);
    clients.push(client.write(bytes));
    return client;
  };

  beforeEach(async () => {
    testing = await TestEdge.start();
    edge = undefined;
    clients = [];
  });
  afterEach(async () => {
    for (const client of clients) client.close();
    await edge?.close();
    await testing.close();
  });

  it('carries plain requests, pages and all other requests in turn', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<unknown>();
    const ask = async (method: string, path: string, headers: object, body?: string): Promise<string> => {
      const sent = httpRequest(testing.base + path, { method, agent, headers: { ...headers } });
      sent.on('socket', (socket) => sockets.add(socket)).end(body);
      return text(((await once(sent, 'response')) as [IncomingMessage])[0]);
    };
    for (let round = 0; round < 3; round += 1) {
      expect(JSON.parse(await ask('GET', '/mcp', {}))).toMatchObject({ method: 'GET', length: 0 });
      const chunked = { 'transfer-encoding': 'chunked' };
      expect(JSON.parse(await ask('POST', '/mcp', chunked, '{"a":1}'))).toMatchObject({ text: '{"a":1}' });
      expect(await ask('GET', '/', {})).toBe('<h1>Kiban</h1>');
      expect(JSON.parse(await ask('PATCH', '/mcp', {}, '{}'))).toMatchObject({ method: 'PATCH', text: '{}' });
    }
    expect(sockets.size).toBe(1);
    agent.destroy();
  });

  it.each([1, 2, 3])('may send a head, then its body in %d parts', async (parts) => {
    const client = await open(testing.port, POST);
    // A request on another connection shows that the edge has read the head.
    const settled = async (): Promise<void> => {
      await (await fetch(`${testing.base}/mcp`)).text();
    };
    for (let part = 0; part < parts; part += 1) {
      await settled();
      const size = 8 / parts;
      client.write('{"a": 1}'.slice(Math.ceil(part * size), Math.ceil((part + 1) * size)));
    }
    expect(await client.until('"text"')).toContain(String.raw`"text":"{\"a\": 1}"`);
    client.write(GET);
    while (countOf(client.received, '200 OK') < 2) await settled();
  });

  it('may send the body long after the head', async () => {
    const client = await open(testing.port, POST);
    // The rest of a small body is awaited for a second; then another part of the edge waits for it.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    client.write('{"a": 1}');
    expect(await client.until('"text"')).toContain('"length":8');
  });

  it('may send its next request during a response', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const paths: (string | undefined)[] = [];
    testing.gatewayResponse = (request, response) => {
      paths.push(request.url);
      void released.then(() => response.end('{"n":1}'));
    };
    const client = await open(testing.port, GET);
    while (paths.length === 0) await fetch(`${testing.base}/api/v1/boards`);
    client.write(GET.replace('/mcp', '/mcp/second'));
    await fetch(`${testing.base}/api/v1/boards`);
    expect(paths).toEqual(['/mcp']);
    release();
    while (countOf(client.received, '"n":1') < 2) await fetch(`${testing.base}/api/v1/boards`);
    expect(paths).toEqual(['/mcp', '/mcp/second']);
  });

  it('closes at a stop when it is unused, and after its response otherwise', async () => {
    let respond = (): unknown => undefined;
    const service = await ScriptedService.start((socket, n) => {
      if (n === 0) socket.write(OK);
      else respond = () => socket.write(OK);
    });
    const stopped = await testing.before(service.url);
    const busy = await open(stopped.port, GET);
    await busy.until('{}');
    busy.write(GET);
    while (service.requests < 2) await new Promise((resolve) => setImmediate(resolve));
    const unused = await open(stopped.port);
    const ended = stopped.close();
    await unused.closed;
    expect(busy.isOpen).toBe(true);
    respond();
    await Promise.all([busy.closed, ended]);
    expect(countOf(busy.received, '200 OK')).toBe(2);
    expect(busy.received.slice(busy.received.lastIndexOf('HTTP/1.1'))).toContain('connection: close');
    service.close();
  });

  it('is closed by a stop when its response does not end', async () => {
    const service = await ScriptedService.start(
      (socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\ndata: 1\n\n'),
    );
    const stopped = await testing.before(service.url);
    const stream = await open(stopped.port, GET);
    await stream.until('data: 1');
    await stopped.close();
    await stream.closed;
    service.close();
  });

  it('counts as waiting between its requests, and not during one', async () => {
    let streams = 0;
    edge = await testing.beforeOne(
      (request, response) => {
        if (request.url !== '/mcp/stream') response.end('{}');
        else response.write(`data: ${(streams += 1)}\n\n`);
      },
      { bounds: { waiting: 2 } },
    );
    const stream = await open(edge.port, GET.replace('/mcp', '/mcp/stream'));
    await stream.until('data: 1');
    const unused = [];
    for (let n = 0; n < 4; n += 1) {
      const client = await open(edge.port, GET);
      await client.until('{}');
      unused.push(client);
    }
    await Promise.all(unused.slice(0, 2).map(({ closed }) => closed));
    expect([stream, ...unused].map(({ isOpen }) => isOpen)).toEqual([true, false, false, true, true]);
  });

  it('ends with 408 when it sends nothing', async () => {
    edge = await testing.beforeEchoes({ bounds: { headMs: 50 } });
    const silent = await open(edge.port);
    await silent.closed;
    expect(silent.received).toContain('HTTP/1.1 408 ');
  });

  it('gets 503 without a body for HEAD when the service is down', async () => {
    const client = await open(testing.port, 'HEAD /oauth/token HTTP/1.1\r\nhost: x\r\n\r\n');
    await client.closed;
    expect(client.received).toMatch(/^HTTP\/1\.1 503 .*\r\n\r\n$/s);
  });

  it('works again as soon as the service does', async () => {
    const service = await ScriptedService.start((socket) => void socket.write(OK));
    const port = Number(new URL(service.url).port);
    edge = await testing.before(service.url);
    const ask = async (): Promise<number> => (await fetch(`http://127.0.0.1:${edge?.port}/mcp`)).status;
    expect(await ask()).toBe(200);
    const ended = service.connections.map((socket) => once(socket, 'close'));
    service.close();
    await Promise.all(ended);
    expect(await ask()).toBe(503);
    const restarted = await ScriptedService.start((socket) => void socket.write(OK), port);
    expect(await ask()).toBe(200);
    restarted.close();
  });

  it('forwards an echo of a body of exactly 16 KiB and of one byte more', async () => {
    for (const length of [16_384, 16_385]) {
      const response = await fetch(`${testing.base}/mcp`, {
        method: 'POST',
        body: Buffer.alloc(length, 'k'),
      });
      expect(((await response.json()) as Echo).length).toBe(length);
    }
  });
});
