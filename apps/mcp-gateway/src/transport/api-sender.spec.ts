import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { PlainRequest } from '@kiban/client';
import { ApiSender } from './api-sender.js';

let server: Server;

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** A sender to a service that responds with `handle`. */
async function senderTo(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<ApiSender> {
  server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new ApiSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`);
}

const request = (given: Partial<PlainRequest> = {}): PlainRequest => ({
  method: 'GET',
  route: '/boards',
  path: '/boards?archived=all',
  headers: { authorization: 'Bearer sample' },
  body: null,
  signal: undefined,
  ...given,
});

describe('a call to an API service', () => {
  it('is sent to its path below the service’s and returns the whole response', async () => {
    const sender = await senderTo((received, response) => {
      response.writeHead(200, { 'x-next-cursor': 'next' });
      response.write('{"half":');
      // The second part arrives separately and starts within a multi-byte character.
      const rest = Buffer.from('"ä"}');
      setImmediate(() => {
        response.write(rest.subarray(0, 2));
        setImmediate(() => response.end(rest.subarray(2)));
      });
      expect(received).toMatchObject({ method: 'GET', url: '/api/v1/boards?archived=all' });
      expect(received.headers).toMatchObject({ authorization: 'Bearer sample' });
    });
    const answer = await sender.send(request());
    expect(answer).toMatchObject({ status: 200, text: '{"half":"ä"}' });
    expect(answer.header('x-next-cursor')).toBe('next');
    expect(answer.header('retry-after')).toBeNull();
  });

  it('carries a body', async () => {
    const sender = await senderTo((received, response) => {
      void text(received).then((body) => response.end(body));
    });
    const body = '{"title":"Ä"}';
    expect((await sender.send(request({ method: 'POST', body }))).text).toBe(body);
  });

  it('does not follow a redirect, which would carry the credential elsewhere', async () => {
    const asked: (string | undefined)[] = [];
    const sender = await senderTo((received, response) => {
      asked.push(received.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await expect(sender.send(request())).rejects.toThrow('was redirected');
    expect(asked).toEqual(['/api/v1/boards?archived=all']);
  });

  it('fails when the connection ends before the response does', async () => {
    const sender = await senderTo((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half":');
      setImmediate(() => response.destroy());
    });
    await expect(sender.send(request())).rejects.toThrow();
  });

  it('is not sent for a caller that disconnected', async () => {
    const asked: (string | undefined)[] = [];
    const sender = await senderTo((received, response) => {
      asked.push(received.url);
      response.end('{}');
    });
    await expect(sender.send(request({ signal: AbortSignal.abort() }))).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});
