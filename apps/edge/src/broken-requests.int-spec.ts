import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RawConnection } from './raw-connection.js';
import { TestEdge, type Echo } from './test-edge.js';

const run = promisify(execFile);
const TWO_MEGABYTES = 2 * 1_048_576;

describe('the edge, for a malformed request,', () => {
  let edge: TestEdge;
  let client: RawConnection;
  beforeEach(async () => {
    edge = await TestEdge.start();
    client = await RawConnection.open(edge.port);
  });
  afterEach(async () => {
    client.close();
    await edge.close();
  });

  it.each([
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', 'POST /mcp HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
    [
      'a chunk without a size',
      'POST /mcp HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['headers of 32 KiB', `GET /mcp HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(32 * 1_024)}\r\n\r\n`, 431],
    ['an unknown expectation', 'GET /mcp HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417],
  ])('answers %s with a 4xx', async (_what, bytes, status) => {
    client.write(bytes);
    await client.until('\r\n\r\n');
    expect(client.received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('explains the error in its response', async () => {
    client.write('hello\r\n\r\n');
    await client.closed;
    const [head = '', body = ''] = client.received.split('\r\n\r\n');
    const response = JSON.parse(body) as { requestId: string };
    expect(response).toEqual({
      error: expect.any(String),
      code: 'bad_request',
      requestId: expect.any(String),
    });
    expect(head).toContain(`x-request-id: ${response.requestId}`);
  });

  it('forwards a GET without its body', async () => {
    client.write('GET /mcp HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nab');
    expect(await client.until('"text"')).toContain('HTTP/1.1 200 OK');
  });

  it('sends 100 Continue to a client that waits for it', async () => {
    client.write('POST /mcp HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 4\r\n\r\n');
    await client.until('HTTP/1.1 100 Continue');
    client.write('body');
    const received = await client.until('"text"');
    expect(received).toContain('HTTP/1.1 200 OK');
    expect(received).toContain('"text":"body"');
    expect(received).not.toContain('"expect"');
  });

  it('accepts two megabytes from curl', async () => {
    const missing = await run('curl', ['--version']).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (missing !== undefined) {
      if ((process.env['CI'] ?? 'false') !== 'false') throw missing as Error;
      process.stderr.write('⚠ curl is not installed: the import by curl is not tested.\n');
      return;
    }
    const folder = await mkdtemp(join(tmpdir(), 'kiban-curl-'));
    const file = join(folder, 'import.json');
    await writeFile(file, Buffer.alloc(TWO_MEGABYTES, ' '));
    // It sends the expectation itself, for a body of more than one megabyte.
    const { stdout } = await run('curl', [
      '--silent',
      '--show-error',
      '--data-binary',
      `@${file}`,
      '--header',
      'content-type: application/json',
      `${edge.base}/api/v1/boards/import`,
    ]);
    expect((JSON.parse(stdout) as Echo).length).toBe(TWO_MEGABYTES);
    await rm(folder, { recursive: true });
  });

  it('aborts the service’s request when the client aborts its body', async () => {
    let arrived = (): void => undefined;
    const isAtService = new Promise<void>((resolve) => (arrived = resolve));
    const isOver = new Promise<void>((resolve) => {
      edge.gatewayResponse = (request) => {
        request.on('error', () => undefined).once('close', resolve);
        request.once('data', arrived);
      };
    });
    client.write('POST /mcp HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nab');
    await isAtService;
    client.close();
    await isOver;
  });
});
