import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createGuardedAgent } from '@kiban/outbound';
import type { Dispatcher } from 'undici';
import { createTargetGuard } from '../targets/create-target-guard.js';
import { testSettings } from '../testing/test-engine.js';
import { sendAttempt } from './attempt-request.js';
import type { AttemptResult } from './attempt-result.js';

/** Receivers by hand, at the level of their bytes. */
let agent: Dispatcher;
let server: Server | undefined;
let posts: string[];
const sockets = new Set<Socket>();

beforeAll(() => {
  const guard = createTargetGuard(
    testSettings({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8', WEBHOOK_ALLOW_HTTP: 'true' }),
  );
  agent = createGuardedAgent({ guard, connectTimeoutMs: 1_000 });
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});
afterAll(() => agent.destroy());

/** @param respond is called with each whole POST, by its number */
async function receiver(respond: (socket: Socket, nth: number) => void): Promise<string> {
  posts = [];
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      if (!text.endsWith('"whole":true}')) return;
      posts.push(text);
      text = '';
      respond(socket, posts.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const attempt = (url: string): Promise<AttemptResult> =>
  sendAttempt(
    agent,
    { url, headers: {}, body: Buffer.from('{"whole":true}'), timeoutMs: 3_000 },
    () => new Date(),
  );
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a receiver that sends 100 Continue although it is not asked', () => {
  it.each<[when: string, parts: string[]]>([
    ['before its response', ['HTTP/1.1 100 Continue\r\n\r\n', OK]],
    ['with it', [`HTTP/1.1 100 Continue\r\n\r\n${OK}`]],
    ['twice, with headers', ['HTTP/1.1 100 Go on\r\nserver: x\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n', OK]],
    ['in pieces', Array.from(`HTTP/1.1 100 Continue\r\n\r\n${OK}`)],
    ['with another interim response', ['HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n', OK]],
  ])('gets one POST an attempt and is delivered to: %s', async (_, parts) => {
    const url = await receiver((socket) => {
      void (async () => {
        for (const part of parts) {
          socket.write(part);
          await pause();
        }
      })();
    });
    for (let nth = 1; nth <= 3; nth += 1) {
      const result = await attempt(url);
      expect(result).toMatchObject({ delivered: true, status: 200, responseBody: Buffer.from('ok') });
      expect(posts).toHaveLength(nth);
    }
  });

  it('and then nothing ends its attempt at the deadline, with one POST', async () => {
    const url = await receiver((socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'));
    const result = await sendAttempt(
      agent,
      { url, headers: {}, body: Buffer.from('{"whole":true}'), timeoutMs: 200 },
      () => new Date(),
    );
    expect(result).toMatchObject({ delivered: false, status: null, error: 'timeout' });
    expect(posts).toHaveLength(1);
  });

  it('does not change a body that looks like one', async () => {
    const body = 'HTTP/1.1 100 Continue\r\n\r\n';
    const url = await receiver((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`),
    );
    expect((await attempt(url)).responseBody?.toString()).toBe(body);
  });
});

describe('a receiver that closes a connection after it has read the request', () => {
  it.each([1, 2, 3])('gets one POST for one attempt: on its request number %d', async (closing) => {
    const url = await receiver((socket, nth) => {
      if (nth === closing) socket.end();
      else socket.write(OK);
    });
    for (let nth = 1; nth <= 4; nth += 1) {
      const { delivered, error } = await attempt(url);
      expect([delivered, error]).toEqual(nth === closing ? [false, 'connect_reset'] : [true, null]);
      expect(posts).toHaveLength(nth);
    }
  });
});
