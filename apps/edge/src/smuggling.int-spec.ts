import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RawConnection } from './raw-connection.js';
import { TestEdge } from './test-edge.js';

/** A second request that an edge and a service with different readings would find in the first one. */
const HIDDEN = 'GET /mcp/hidden HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 198.51.100.1\r\n\r\n';
const LENGTH = `content-length: ${HIDDEN.length}\r\n`;
const POST = 'POST /mcp HTTP/1.1\r\nhost: x\r\n';
const GET = 'GET /mcp HTTP/1.1\r\nhost: x\r\n';
const CHUNKS = 'transfer-encoding: chunked\r\n';
/** The last chunk, then the hidden request. */
const AFTER_CHUNKS = `0\r\n\r\n${HIDDEN}`;
const LENGTH_OF_ALL = `content-length: ${AFTER_CHUNKS.length}\r\n`;

describe('a request hidden in another one', () => {
  let edge: TestEdge;
  let seen: { path: string | undefined; address: unknown }[];
  beforeEach(async () => {
    edge = await TestEdge.start();
    seen = [];
    edge.gatewayResponse = (request, response) => {
      seen.push({ path: request.url, address: request.headers['x-forwarded-for'] });
      request.resume().once('end', () => response.end('{}'));
    };
  });
  afterEach(() => edge.close());

  /** The edge responds to or closes a connection before this; what it forwards, it forwards before. */
  const settled = async (): Promise<void> => {
    expect((await fetch(`${edge.base}/mcp/last`)).status).toBe(200);
  };

  it.each([
    ['behind a length and chunks', `${POST}${LENGTH_OF_ALL}${CHUNKS}\r\n${AFTER_CHUNKS}`],
    ['behind chunks and a length', `${POST}${CHUNKS}${LENGTH_OF_ALL}\r\n${AFTER_CHUNKS}`],
    [
      'behind chunks with a space',
      `${POST}${LENGTH_OF_ALL}transfer-encoding : chunked\r\n\r\n${AFTER_CHUNKS}`,
    ],
    ['behind chunks with a tab', `${POST}${LENGTH_OF_ALL}transfer-encoding:\tchunked\r\n\r\n${AFTER_CHUNKS}`],
    ['behind an unknown coding', `${POST}${LENGTH_OF_ALL}transfer-encoding: xchunked\r\n\r\n${AFTER_CHUNKS}`],
    [
      'behind two codings',
      `${POST}${LENGTH_OF_ALL}transfer-encoding: chunked, identity\r\n\r\n${AFTER_CHUNKS}`,
    ],
    [
      'behind a coding on a continued line',
      `${POST}${LENGTH_OF_ALL}transfer-encoding:\r\n chunked\r\n\r\n${AFTER_CHUNKS}`,
    ],
    [
      'behind a bare line feed',
      `${POST}${LENGTH_OF_ALL}x-a: b\ntransfer-encoding: chunked\r\n\r\n${AFTER_CHUNKS}`,
    ],
    [
      'behind a bare carriage return',
      `${POST}${LENGTH_OF_ALL}x-a: b\rtransfer-encoding: chunked\r\n\r\n${AFTER_CHUNKS}`,
    ],
    ['behind two lengths', `${POST}content-length: 0\r\n${LENGTH}\r\n${HIDDEN}`],
    ['behind two lengths in the other order', `${POST}${LENGTH}content-length: 0\r\n\r\n${HIDDEN}`],
    ['behind a list of lengths', `${POST}content-length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['behind a length with a sign', `${POST}content-length: +0\r\n\r\n${HIDDEN}`],
    ['behind a hexadecimal length', `${POST}content-length: 0x0\r\n\r\n${HIDDEN}`],
    ['behind a length with a zero byte', `${POST}content-length: ${HIDDEN.length}\0\r\n\r\n${HIDDEN}`],
    ['behind a length with a space', `${POST}content-length : ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['in the body of a GET', `${GET}${LENGTH}\r\n${HIDDEN}`],
    ['in a body', `${POST}${LENGTH}\r\n${HIDDEN}`],
    ['in a header', `${GET}x-a: b\r\r\n\r\r\n${HIDDEN}`],
    ['in a header of line feeds', `${GET}x-a: b\n\n${HIDDEN}`],
    ['in a path', `GET /mcp?\n${HIDDEN} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['behind an HTTP/0.9 request', `GET /mcp\r\n${HIDDEN}`],
    ['in a chunk that is too short', `${POST}${CHUNKS}\r\n1\r\nab\r\n${AFTER_CHUNKS}`],
    ['in the extension of a chunk', `${POST}${CHUNKS}\r\n0;a=\n${HIDDEN}\r\n\r\n`],
    ['behind a chunk size beyond 64 bits', `${POST}${CHUNKS}\r\n10000000000000000\r\n${AFTER_CHUNKS}`],
  ])('reaches no service %s', async (_what, bytes) => {
    const client = await RawConnection.open(edge.port);
    client.write(bytes);
    await settled();
    client.close();
    await settled();
    expect(seen.filter(({ path }) => path?.includes('hidden'))).toEqual([]);
    expect(seen.filter(({ address }) => address !== '127.0.0.1')).toEqual([]);
  });

  it.each([
    ['behind another one', `${GET}\r\n${HIDDEN}`],
    ['behind the last chunk', `${POST}${CHUNKS}\r\n${AFTER_CHUNKS}`],
    ['behind a body', `${POST}content-length: 2\r\n\r\n{}${HIDDEN}`],
  ])('is a request of its own %s, with the address of its sender', async (_what, bytes) => {
    const client = await RawConnection.open(edge.port);
    client.write(bytes);
    while (seen.length < 2) await settled();
    client.close();
    expect(seen).toContainEqual({ path: '/mcp/hidden', address: '127.0.0.1' });
    expect(seen.filter(({ address }) => address !== '127.0.0.1')).toEqual([]);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'host'])(
    'cannot remove the header %s from what a service receives',
    async (name) => {
      let received: Record<string, unknown> = {};
      edge.gatewayResponse = (request, response) => {
        received = request.headers;
        response.end('{}');
      };
      const client = await RawConnection.open(edge.port);
      client.write(`${GET}connection: keep-alive, ${name}\r\n\r\n`);
      await client.until('{}');
      client.close();
      expect(received).toHaveProperty(name);
    },
  );

  it('cannot displace the edge’s headers by their number', async () => {
    let names: string[] = [];
    edge.gatewayResponse = (request, response) => {
      names = request.rawHeaders.filter((_, index) => index % 2 === 0);
      response.end('{}');
    };
    for (const extra of ['', 'x-b: \xe9\r\n']) {
      const client = await RawConnection.open(edge.port);
      client.write(`${GET}${'x-a: 1\r\n'.repeat(300)}${extra}\r\n`);
      await client.until('{}');
      client.close();
      expect(names.slice(0, 6)).toContain('x-forwarded-for');
    }
  });
});
