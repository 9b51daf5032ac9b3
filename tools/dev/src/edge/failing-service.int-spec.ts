import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestEdge } from './test-edge.js';

describe('the edge before a service that fails', () => {
  let edge: TestEdge;
  beforeEach(async () => {
    edge = await TestEdge.start();
  });
  afterEach(() => edge.close());

  it.each(['/api/v1/tokens', '/api/v1/webhooks', '/oauth/token'])(
    'answers 503 with a code for %s while its service is down',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(edge.base + path, {
          method,
          ...(method === 'POST' ? { body: '{}' } : {}),
        });
        expect(answer.status).toBe(503);
        const requestId = answer.headers.get('x-request-id');
        expect(requestId).toMatch(/^[\da-f-]{36}$/);
        expect(await answer.json()).toEqual({
          error: expect.any(String),
          code: 'service_unavailable',
          requestId,
        });
      }
    },
  );

  it('hands a service’s own 503 on at the first attempt', async () => {
    let asked = 0;
    edge.gatewayResponse = (_request, response) => {
      asked += 1;
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' });
      response.end('{"error":"PostgreSQL is away.","code":"service_unavailable"}');
    };
    const answer = await fetch(`${edge.base}/mcp`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await answer.text()).toContain('PostgreSQL is away.');
    expect(asked).toBe(1);
  });

  it('hands an early answer on to a client that is still sending', async () => {
    edge.gatewayResponse = (request, response) => {
      response.writeHead(413, { 'content-type': 'application/json' }).end('{"error":"Send at most 1 MiB."}');
      request.resume();
    };
    for (let round = 0; round < 10; round += 1) {
      const answer = await fetch(`${edge.base}/mcp`, {
        method: 'POST',
        body: Buffer.alloc(2 * 1024 * 1024, 'k'),
      });
      expect([answer.status, await answer.text()]).toEqual([413, '{"error":"Send at most 1 MiB."}']);
    }
  });

  it('answers 503 when the service breaks off before its answer', async () => {
    edge.gatewayResponse = (request) => request.socket.destroy();
    const answer = await fetch(`${edge.base}/mcp`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
  });
});
