import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../processes/free-port.js';
import { EdgeServer } from './edge-server.js';

type Answer = (request: IncomingMessage, response: import('node:http').ServerResponse) => void;

interface Upstream {
  readonly server: Server;
  readonly address: string;
}

async function serve(answer: Answer): Promise<Upstream> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Answers with what arrived, so that a test sees what a service would see. */
const echo: Answer = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    response.writeHead(200, { 'content-type': 'application/json', 'x-service': 'boards-api' });
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        headers: request.headers,
        length: body.length,
        text: body.toString('utf8').slice(0, 200),
      }),
    );
  });
};

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  length: number;
  text: string;
}

describe('the edge', () => {
  let boards: Upstream;
  let gateway: Upstream;
  let gatewayAnswer: Answer;
  let folder: string;
  let edge: EdgeServer;
  let base: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-edge-'));
    await writeFile(join(folder, 'index.html'), '<h1>Kiban</h1>');
    await writeFile(join(folder, 'settings.html'), '<h1>Settings</h1>');
    await writeFile(join(folder, 'app.js'), 'export {};');
    await writeFile(join(folder, '.hidden'), 'secret');
    boards = await serve(echo);
    gateway = await serve((request, response) => gatewayAnswer(request, response));
    edge = await EdgeServer.listen({
      host: '127.0.0.1',
      port: 0,
      publicOrigin: 'https://boards.example.org',
      services: {
        'boards-api': boards.address,
        'mcp-gateway': gateway.address,
        // Nothing listens there: services that are down.
        auth: `http://127.0.0.1:${await findFreePort()}`,
        'webhook-dispatcher': `http://127.0.0.1:${await findFreePort()}`,
      },
      screenFolder: folder,
    });
    base = `http://127.0.0.1:${edge.port}`;
  });

  afterEach(async () => {
    await edge.close();
    for (const { server } of [boards, gateway]) {
      server.closeAllConnections();
      server.close();
    }
    await rm(folder, { recursive: true });
  });

  it('passes path and query on unchanged', async () => {
    const path = '/api/v1/boards/a%20b%2Fc?q=x%3Fy&q=2&empty=';
    const seen = (await (await fetch(base + path)).json()) as Echo;
    expect(seen.url).toBe(path);
  });

  it.each([
    'application/json',
    'text/plain',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    '',
  ])('passes a body of two megabytes on as it is, whatever its type (%s)', async (type) => {
    const body = Buffer.alloc(2 * 1024 * 1024, 'k');
    const answer = await fetch(`${base}/api/v1/boards`, {
      method: 'POST',
      body,
      headers: type === '' ? {} : { 'content-type': type },
    });
    const seen = (await answer.json()) as Echo;
    expect(answer.status).toBe(200);
    expect(seen.length).toBe(body.length);
    expect(seen.headers['content-type']).toBe(type === '' ? undefined : type);
  });

  it('leaves malformed JSON to the service', async () => {
    const answer = await fetch(`${base}/api/v1/boards`, {
      method: 'POST',
      body: '{"name": ',
      headers: { 'content-type': 'application/json' },
    });
    expect(((await answer.json()) as Echo).text).toBe('{"name": ');
  });

  it.each(['PATCH', 'PUT', 'DELETE'])('passes the body of a %s on', async (method) => {
    const answer = await fetch(`${base}/api/v1/cards/1`, { method, body: '{"a":1}' });
    expect(await answer.json()).toMatchObject({ method, text: '{"a":1}' });
  });

  it('replaces what the client says about its own address', async () => {
    const answer = await fetch(`${base}/api/v1/boards`, {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        forwarded: 'for=203.0.113.9',
        'x-real-ip': '203.0.113.9',
        authorization: 'Bearer kbn_x',
      },
    });
    const { headers } = (await answer.json()) as Echo;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'boards.example.org',
      'x-forwarded-proto': 'https',
      authorization: 'Bearer kbn_x',
    });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
  });

  it('tells the sign-in, and nobody else, under which name it was asked', async () => {
    const withAuth = await EdgeServer.listen({
      host: '127.0.0.1',
      port: 0,
      publicOrigin: 'https://boards.example.org',
      services: {
        'boards-api': boards.address,
        'mcp-gateway': boards.address,
        auth: boards.address,
        'webhook-dispatcher': boards.address,
      },
      screenFolder: folder,
    });
    const asked = async (path: string): Promise<unknown> =>
      ((await (await fetch(`${withAuth.localUrl}${path}`)).json()) as Echo).headers['x-forwarded-host'];
    try {
      expect(await asked('/sign-in')).toBe(`127.0.0.1:${withAuth.port}`);
      expect(await asked('/api/v1/boards')).toBe('boards.example.org');
    } finally {
      await withAuth.close();
    }
  });

  it('streams server-sent events as they come, and ends the service’s stream when the client goes', async () => {
    const closed = new Promise<void>((resolve) => {
      gatewayAnswer = (request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: one\n\n');
        request.on('close', () => undefined);
        response.on('close', resolve);
        next = () => response.write('data: two\n\n');
      };
    });
    let next = (): boolean => false;
    const cancel = new AbortController();
    const answer = await fetch(`${base}/mcp`, { signal: cancel.signal });
    const reader = answer.body?.getReader();
    const read = async (): Promise<string> => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await read()).toBe('data: one\n\n');
    // The second event is sent only after the first has arrived: nothing was held back for the end.
    next();
    expect(await read()).toBe('data: two\n\n');
    cancel.abort();
    await closed;
  });

  it.each(['/api/v1/tokens', '/api/v1/webhooks', '/oauth/token'])(
    'answers 503 with a code for %s while its service is down',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(base + path, { method, ...(method === 'POST' ? { body: '{}' } : {}) });
        expect(answer.status).toBe(503);
        expect(await answer.json()).toEqual({ error: expect.any(String), code: 'service_unavailable' });
      }
    },
  );

  it('hands a service’s own 503 on at the first attempt', async () => {
    let asked = 0;
    gatewayAnswer = (_request, response) => {
      asked += 1;
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' });
      response.end('{"error":"PostgreSQL is away.","code":"service_unavailable"}');
    };
    const answer = await fetch(`${base}/mcp`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await answer.text()).toContain('PostgreSQL is away.');
    expect(asked).toBe(1);
  });

  it('hands an early answer on to a client that is still sending', async () => {
    gatewayAnswer = (request, response) => {
      response.writeHead(413, { 'content-type': 'application/json' }).end('{"error":"Send at most 1 MiB."}');
      request.resume();
    };
    for (let round = 0; round < 10; round += 1) {
      const answer = await fetch(`${base}/mcp`, { method: 'POST', body: Buffer.alloc(2 * 1024 * 1024, 'k') });
      expect([answer.status, await answer.text()]).toEqual([413, '{"error":"Send at most 1 MiB."}']);
    }
  });

  it('answers 503 when the service breaks off before its answer', async () => {
    gatewayAnswer = (request) => request.socket.destroy();
    const answer = await fetch(`${base}/mcp`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
  });

  it('refuses an address that is no text', async () => {
    for (const path of ['/%ff', '/api/v1/%ff']) {
      const answer = await fetch(base + path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: expect.any(String), code: 'malformed_request' });
    }
  });

  it('refuses a path that climbs', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(
        { host: '127.0.0.1', port: edge.port, path: '/api/v1/%2e%2e/%2e%2e/metrics' },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      request.once('error', reject);
      request.end();
    });
    expect(status).toBe(400);
  });

  it('serves the screen with its security headers', async () => {
    const answer = await fetch(`${base}/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<h1>Kiban</h1>');
    expect(answer.headers.get('content-type')).toContain('text/html');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${base}/app.js`)).headers.get('content-type')).toContain('javascript');
    const head = await fetch(`${base}/`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '14']);
  });

  it('serves a page without the ending of its file', async () => {
    const answer = await fetch(`${base}/settings?from=start`);
    expect(await answer.text()).toBe('<h1>Settings</h1>');
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it.each(['/no-such-page', '/.hidden', '/%2e%2e/%2e%2e/etc/passwd'])(
    'shows the 404 page for %s',
    async (path) => {
      const answer = await fetch(base + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('secret');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('answers an unknown version of the API as JSON', async () => {
    const answer = await fetch(`${base}/api/v2/boards`, { method: 'GET' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('takes no writes on the screen', async () => {
    const answer = await fetch(`${base}/`, { method: 'POST', body: 'x=1' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('says in one sentence what to do about a used port', async () => {
    await expect(
      EdgeServer.listen({
        host: '127.0.0.1',
        port: edge.port,
        publicOrigin: 'http://localhost',
        services: { 'boards-api': '', auth: '', 'webhook-dispatcher': '', 'mcp-gateway': '' },
        screenFolder: folder,
      }),
    ).rejects.toMatchObject({ code: 'port_in_use', message: expect.stringContaining('npm start') });
  });
});
