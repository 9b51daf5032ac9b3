import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestEdge } from './test-edge.js';

describe('the edge in front of a failing service', () => {
  let edge: TestEdge;
  beforeEach(async () => {
    edge = await TestEdge.start();
  });
  afterEach(() => edge.close());

  it.each(['/api/v1/tokens', '/api/v1/webhooks', '/oauth/token'])(
    'answers 503 with a code for %s while its service is down',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(edge.base + path, {
          method,
          ...(method === 'POST' ? { body: '{}' } : {}),
        });
        expect(response.status).toBe(503);
        const requestId = response.headers.get('x-request-id');
        expect(requestId).toMatch(/^[\da-f-]{36}$/);
        expect(await response.json()).toEqual({
          error: expect.any(String),
          code: 'service_unavailable',
          requestId,
        });
      }
    },
  );

  it('forwards a service’s 503 without a retry', async () => {
    let attempts = 0;
    edge.gatewayResponse = (_request, response) => {
      attempts += 1;
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' });
      response.end('{"error":"PostgreSQL is away.","code":"service_unavailable"}');
    };
    const response = await fetch(`${edge.base}/mcp`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.text()).toContain('PostgreSQL is away.');
    expect(attempts).toBe(1);
  });

  it('forwards an early response to a client that is still sending', async () => {
    edge.gatewayResponse = (request, response) => {
      response.writeHead(413, { 'content-type': 'application/json' }).end('{"error":"Send at most 1 MiB."}');
      request.resume();
    };
    for (let round = 0; round < 10; round += 1) {
      const response = await fetch(`${edge.base}/mcp`, {
        method: 'POST',
        body: Buffer.alloc(2 * 1024 * 1024, 'k'),
      });
      expect([response.status, await response.text()]).toEqual([413, '{"error":"Send at most 1 MiB."}']);
    }
  });

  it('answers 503 when the service disconnects before its response', async () => {
    edge.gatewayResponse = (request) => request.socket.destroy();
    const response = await fetch(`${edge.base}/mcp`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'service_unavailable' });
  });
});
