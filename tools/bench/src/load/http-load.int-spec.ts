import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadHttp } from './http-load.js';

describe('a load', () => {
  const seen: string[] = [];
  let server: Server;
  let target: { baseUrl: string; cpuSeconds: () => Promise<number>; residentBytes: () => Promise<number> };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
        if (request.url === '/api/refused') response.writeHead(409).end('archived');
        // Without keep-alive, so that the next request needs another connection.
        else response.writeHead(200, { connection: 'close' }).end('x'.repeat(100_000));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    target = {
      baseUrl: `http://127.0.0.1:${port}/api`,
      cpuSeconds: () => Promise.resolve(process.cpuUsage().user / 1e6),
      residentBytes: () => Promise.resolve(0),
    };
  });

  afterAll(() => {
    server.close();
  });

  it('sends the requests it is given, each with its bearer, and counts every response', async () => {
    const load = await loadHttp(target, {
      token: 'of-the-plan',
      connections: 2,
      forMs: 5_000,
      requestsMax: 6,
      expected: [200],
      make: (_, n) =>
        n === 0
          ? { method: 'GET', path: '/boards' }
          : { method: 'POST', path: '/cards', body: '{"title":"é"}', token: 'of-the-request' },
    });
    expect(load).toMatchObject({ requests: 6, statuses: { 200: 6 } });
    expect(load.generatorUs).toBeGreaterThan(0);
    expect(seen.slice().sort()).toEqual([
      'GET /api/boards Bearer of-the-plan ',
      'GET /api/boards Bearer of-the-plan ',
      ...new Array<string>(4).fill('POST /api/cards Bearer of-the-request {"title":"é"}'),
    ]);
  });

  it('fails on an unexpected status with what the server said', async () => {
    await expect(
      loadHttp(target, {
        token: 'a-token',
        connections: 1,
        forMs: 1_000,
        expected: [200],
        make: () => ({ method: 'GET', path: '/refused' }),
      }),
    ).rejects.toThrow(/^GET \/refused answered 409: .*archived/s);
  });
});
