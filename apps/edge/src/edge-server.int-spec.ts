import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { EdgeServer } from './edge-server.js';
import { TestEdge, type Echo } from './test-edge.js';

describe('the edge', () => {
  let edge: TestEdge;
  beforeEach(async () => {
    edge = await TestEdge.start();
  });
  afterEach(() => edge.close());

  it('forwards path and query unchanged', async () => {
    const path = '/api/v1/boards/a%20b%2Fc?q=x%3Fy&q=2&empty=';
    const seen = (await (await fetch(edge.base + path)).json()) as Echo;
    expect(seen.url).toBe(path);
  });

  it.each([
    'application/json',
    'text/plain',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    '',
  ])('forwards a body of two megabytes unchanged, for any type (%s)', async (type) => {
    const body = Buffer.alloc(2 * 1024 * 1024, 'k');
    const response = await fetch(`${edge.base}/api/v1/boards`, {
      method: 'POST',
      body,
      headers: type === '' ? {} : { 'content-type': type },
    });
    const seen = (await response.json()) as Echo;
    expect(response.status).toBe(200);
    expect(seen.length).toBe(body.length);
    expect(seen.headers['content-type']).toBe(type === '' ? undefined : type);
  });

  it('forwards malformed JSON', async () => {
    const response = await fetch(`${edge.base}/api/v1/boards`, {
      method: 'POST',
      body: '{"name": ',
      headers: { 'content-type': 'application/json' },
    });
    expect(((await response.json()) as Echo).text).toBe('{"name": ');
  });

  it.each([{ 'content-length': '7' }, { 'transfer-encoding': 'chunked' }])(
    'forwards a body that arrives in parts (%j)',
    async (headers) => {
      const sent = httpRequest(`${edge.base}/api/v1/boards`, { method: 'POST', headers });
      sent.write('{"a"');
      setImmediate(() => sent.end(':1}'));
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      expect(JSON.parse(await text(response))).toMatchObject({ text: '{"a":1}', length: 7 });
    },
  );

  it('forwards sequential small bodies over the same connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const body of ['{"a":1}', '', '{"b":22}']) {
      const sent = httpRequest(`${edge.base}/api/v1/boards`, { method: 'POST', agent });
      sent.end(body);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      expect(JSON.parse(await text(response))).toMatchObject({ text: body });
    }
    agent.destroy();
  });

  it.each(['PATCH', 'PUT', 'DELETE'])('forwards the body of a %s', async (method) => {
    const response = await fetch(`${edge.base}/api/v1/cards/1`, { method, body: '{"a":1}' });
    expect(await response.json()).toMatchObject({ method, text: '{"a":1}' });
  });

  it('replaces the client’s forwarding headers', async () => {
    const response = await fetch(`${edge.base}/api/v1/boards`, {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        forwarded: 'for=203.0.113.9',
        'x-real-ip': '203.0.113.9',
        authorization: 'Bearer kbn_x',
      },
    });
    const { headers } = (await response.json()) as Echo;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'boards.example.org',
      'x-forwarded-proto': 'https',
      authorization: 'Bearer kbn_x',
    });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
  });

  it('forwards the requested host name only to auth', async () => {
    const withAuth = await edge.beforeEchoes();
    const asked = async (path: string): Promise<unknown> =>
      ((await (await fetch(`${withAuth.localUrl}${path}`)).json()) as Echo).headers['x-forwarded-host'];
    try {
      expect(await asked('/sign-in')).toBe(`127.0.0.1:${withAuth.port}`);
      expect(await asked('/api/v1/boards')).toBe('boards.example.org');
    } finally {
      await withAuth.close();
    }
  });

  it('streams server-sent events immediately, and ends the service’s stream when the client disconnects', async () => {
    const closed = new Promise<void>((resolve) => {
      edge.gatewayResponse = (request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: one\n\n');
        request.on('close', () => undefined);
        response.on('close', resolve);
        next = () => response.write('data: two\n\n');
      };
    });
    let next = (): boolean => false;
    const cancel = new AbortController();
    const response = await fetch(`${edge.base}/mcp`, { signal: cancel.signal });
    const reader = response.body?.getReader();
    const read = async (): Promise<string> => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await read()).toBe('data: one\n\n');
    // The second event is sent only after the first has arrived, which proves that nothing is buffered.
    next();
    expect(await read()).toBe('data: two\n\n');
    cancel.abort();
    await closed;
  });

  it('rejects a malformed URL', async () => {
    for (const path of ['/%ff', '/api/v1/%ff']) {
      const response = await fetch(edge.base + path);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: expect.any(String),
        code: 'bad_request',
        requestId: response.headers.get('x-request-id'),
      });
    }
  });

  it('rejects a path with dot segments', async () => {
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

  it('rejects with the error of a used port', async () => {
    await expect(
      EdgeServer.listen({
        host: '127.0.0.1',
        port: edge.port,
        publicOrigin: 'http://localhost',
        services: {
          'boards-api': '',
          auth: '',
          'webhook-dispatcher': '',
          notifications: '',
          'mcp-gateway': '',
        },
        screenFolder: edge.folder,
      }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
