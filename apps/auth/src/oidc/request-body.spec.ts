import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readBody, RequestBodyError, respond } from './request-body.js';

const BOUNDS = { bytesMax: 1_000, deadlineMs: 100 };

describe('reading a body within limits', () => {
  let server: Server;
  let socket: Socket;
  let faults: unknown[];

  beforeEach(async () => {
    faults = [];
    server = createServer((request, response) => {
      readBody(request, BOUNDS).then(
        (body) => respond(request, response, 200, { bytes: body.length }),
        (error: RequestBodyError) => {
          faults.push(error.status);
          return respond(request, response, error.status, { error: error.message });
        },
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
  });

  afterEach(async () => {
    socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** All bytes that the server sends until it closes the connection. */
  const untilClosed = async (): Promise<string> => {
    let text = '';
    for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString();
    return text;
  };
  const head = (length: number): string => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

  it('keeps the connection for the next request if the body was read completely', async () => {
    socket.write(`${head(3)}abc${head(4)}abcdGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const text = await untilClosed();
    expect(text.match(/"bytes":\d/g)).toEqual(['"bytes":3', '"bytes":4', '"bytes":0']);
  });

  it('closes the connection after the response to an oversized body, and ignores what follows', async () => {
    socket.write(head(300_000) + 'x'.repeat(300_000) + head(1) + 'y');
    const text = await untilClosed();
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('rejects an oversized chunked body of unknown length', async () => {
    const chunk = `400\r\n${'x'.repeat(1_024)}\r\n`;
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`);
    const text = await untilClosed();
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('rejects a body that is incomplete at the deadline, and closes without waiting for the rest', async () => {
    socket.write(`${head(10)}abc`);
    const text = await untilClosed();
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('rejects when the sender closes the connection', async () => {
    socket.write(`${head(10)}abc`, () => socket.destroy());
    while (faults.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(faults).toEqual([400]);
  });
});
