import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { guardedHandler } from './guarded-handler.js';
import { LoopbackRedirect } from './loopback-redirect.js';

/** Sends a request as it is written: fetch would normalise its target. @returns the status, 0 without a response */
async function statusOf(port: number, target: string, host: string, method = 'GET'): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString('latin1')));
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0);
}

describe('the address that waits for the end of a sign-in', () => {
  let redirect: LoopbackRedirect;
  let port: number;
  let host: string;
  let ending: AbortController;

  beforeEach(async () => {
    ending = new AbortController();
    redirect = await LoopbackRedirect.start();
    ({ host } = new URL(redirect.uri));
    port = Number(new URL(redirect.uri).port);
  });
  afterEach(() => redirect.close());

  it.each([
    '//',
    '///',
    '//:0/',
    '//[',
    '//a b',
    'http://',
    'http://[::1/callback?state=mine',
    'http://127.0.0.1:99999/callback?state=mine',
    '//evil.example/callback?state=mine',
    '/callback?state=other',
    '/callback',
    '/%',
    '/callback?state=%E0%A4%A',
  ])('rejects a target and waits on: %s', async (target) => {
    const returned = redirect.response('mine', ending.signal);
    // A target with a space is rejected by the parser of HTTP.
    expect([400, 404]).toContain(await statusOf(port, target, host));
    expect(await statusOf(port, '/callback?state=mine&code=7', host)).toBe(200);
    expect((await returned).searchParams.get('code')).toBe('7');
  });

  it.each([
    ['another method', 'POST', undefined],
    ['another host', 'GET', 'evil.example'],
  ])('rejects %s', async (_name, method, other) => {
    const returned = redirect.response('mine', ending.signal);
    expect(await statusOf(port, '/callback?state=mine&code=1', other ?? host, method)).toBe(404);
    await statusOf(port, '/callback?state=mine&code=2', host);
    expect((await returned).searchParams.get('code')).toBe('2');
  });
});

describe('a handler that fails', () => {
  let server: Server;
  afterEach(() => void server.close());

  it.each([
    [
      'immediately',
      () => {
        throw new TypeError('Invalid URL');
      },
    ],
    ['later', () => Promise.reject(new RangeError('too late'))],
  ])('%s responds with 500 and ends no process', async (_name, handle) => {
    server = createServer(guardedHandler(handle)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect([await statusOf(port, '/', 'a'), await statusOf(port, '/', 'a')]).toEqual([500, 500]);
  });
});
