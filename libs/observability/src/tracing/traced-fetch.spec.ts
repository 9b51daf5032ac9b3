import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { tracedFetch } from './spans.js';
import { startTracing } from './tracing.js';

interface Received {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

let received: Received[] = [];
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      // Spans go to the same server; this test ignores them.
      if (request.url === '/called')
        received.push({ method: request.method, headers: request.headers, body });
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

beforeEach(() => {
  received = [];
});

const sample = (): Request =>
  new Request(`${address}/called`, {
    method: 'PUT',
    headers: { authorization: 'Bearer sample', 'if-match': '"3"', 'content-type': 'application/json' },
    body: '{"value":1}',
  });

describe('a fetch that is traced', () => {
  let stop: () => Promise<void>;

  beforeAll(async () => {
    stop = await startTracing('sample', `${address}/v1/traces`);
  });

  afterAll(() => stop());

  it('sends a request unchanged, with the trace context', async () => {
    await tracedFetch(sample());
    expect(received).toEqual([
      {
        method: 'PUT',
        body: '{"value":1}',
        headers: expect.objectContaining({
          authorization: 'Bearer sample',
          'if-match': '"3"',
          'content-type': 'application/json',
          traceparent: expect.stringMatching(TRACEPARENT),
        }),
      },
    ]);
  });

  it('replaces a request’s headers by those given beside it, as fetch does', async () => {
    await tracedFetch(sample(), { headers: { 'if-match': '"4"' } });
    expect(received[0]?.headers).toMatchObject({
      'if-match': '"4"',
      traceparent: expect.stringMatching(TRACEPARENT),
    });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends the headers given beside a URL', async () => {
    await tracedFetch(`${address}/called`, { headers: { authorization: 'Bearer sample' } });
    expect(received[0]).toMatchObject({
      method: 'GET',
      headers: { authorization: 'Bearer sample', traceparent: expect.stringMatching(TRACEPARENT) },
    });
  });
});

describe('a fetch without tracing', () => {
  it('does not change the request', async () => {
    await tracedFetch(sample());
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer sample' });
    expect(received[0]?.headers).not.toHaveProperty('traceparent');
  });
});
