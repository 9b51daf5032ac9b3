import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BodyLostError, BodyTooLargeError, readBody, SlowBodyError } from './web-exchange.js';

const LONG_MS = 30_000;

let server: Server;
let client: Socket;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
});

afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** The request with such headers, of which `part` of the body has been sent. */
async function arriving(headers: string, part: string): Promise<IncomingMessage> {
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${part}`);
  const [message] = (await once(server, 'request')) as [IncomingMessage];
  return message;
}

describe('a body', () => {
  it('is read whole where it comes with its head, in parts, or not at all', async () => {
    expect(await readBody(await arriving('Content-Length: 2', '{}'), 10, LONG_MS)).toBe('{}');
    const inParts = readBody(await arriving('Content-Length: 4', '"ä'), 10, LONG_MS);
    client.write('"');
    expect(await inParts).toBe('"ä"');
    const chunked = readBody(await arriving('Transfer-Encoding: chunked', '1\r\n{\r\n'), 10, LONG_MS);
    client.write('1\r\n}\r\n0\r\n\r\n');
    expect(await chunked).toBe('{}');
    expect(await readBody(await arriving('X-A: 1', ''), 10, LONG_MS)).toBe('');
  });

  it('is read without its byte-order mark', async () => {
    expect(await readBody(await arriving('Content-Length: 5', '\ufeff{}'), 10, LONG_MS)).toBe('{}');
    const inParts = readBody(await arriving('Content-Length: 5', '\ufeff{'), 10, LONG_MS);
    client.write('}');
    expect(await inParts).toBe('{}');
  });

  it('is rejected by its announced length, and by what arrives', async () => {
    const announced = await arriving('Content-Length: 11', '');
    await expect(readBody(announced, 10, LONG_MS)).rejects.toThrow(BodyTooLargeError);
    client.write('x'.repeat(11));
    const chunked = await arriving('Transfer-Encoding: chunked', 'b\r\nxxxxxxxxxxx\r\n');
    await expect(readBody(chunked, 10, LONG_MS)).rejects.toThrow(BodyTooLargeError);
  });

  it('is rejected where it is not whole in time', async () => {
    const message = await arriving('Content-Length: 10', '{');
    await expect(readBody(message, 10, 20)).rejects.toThrow(SlowBodyError);
  });

  it('fails where its sender goes away before or while it is read', async () => {
    const message = await arriving('Content-Length: 10', '{');
    const body = readBody(message, 10, LONG_MS);
    client.destroy();
    await expect(body).rejects.toThrow(BodyLostError);
    await expect(readBody(message, 10, LONG_MS)).rejects.toThrow(BodyLostError);
  });
});
