import { describe, expect, it } from '@jest/globals';
import { isForService } from './forwarded-headers.js';
import { forwardedRequest, readPlainRequest, type PlainReading, type PlainRequest } from './plain-request.js';

const read = (text: string): PlainReading => readPlainRequest(Buffer.from(text, 'latin1'), isForService);
const GET = 'GET /api/v1/boards HTTP/1.1\r\nhost: x\r\n';
const POST = 'POST /api/v1/cards HTTP/1.1\r\nhost: x\r\n';

describe('a plain request', () => {
  it('has its method, URL, host, body and header lines', () => {
    const text =
      'POST /api/v1/a-b/7?q=%20x&y={} HTTP/1.1\r\nHost: kiban.example:4000\r\nX-A: 1\r\nContent-Length: 3\r\n\r\n{ }';
    expect(read(text)).toEqual({
      method: 'POST',
      url: '/api/v1/a-b/7?q=%20x&y={}',
      host: 'kiban.example:4000',
      lines: 'Host: kiban.example:4000\r\nX-A: 1\r\nContent-Length: 3\r\n',
      forwardedFor: undefined,
      isProxied: false,
      body: Buffer.from('{ }'),
    });
  });

  it('has no header that only the edge sets, or that belongs to one connection', () => {
    const claims =
      'X-Forwarded-For: 1.2.3.4\r\nForwarded: for=1.2.3.4\r\nTE: trailers\r\nConnection: keep-alive\r\n';
    const request = read(`${GET}${claims}x-forwarded-for:5.6.7.8\r\n\r\n`) as PlainRequest;
    expect(request.lines).toBe('host: x\r\n');
    expect(request.forwardedFor).toBe('1.2.3.4, 5.6.7.8');
  });

  it.each([
    'X-Forwarded-For: 127.0.0.1',
    'Forwarded: for=127.0.0.1',
    'x-real-ip: ::1',
    'X-Forwarded-Host: a',
  ])('is marked as proxied by %s, which is not forwarded', (claim) => {
    expect(read(`${GET}${claim}\r\n\r\n`)).toMatchObject({ isProxied: true, lines: 'host: x\r\n' });
  });

  it('is forwarded with the edge’s headers first', () => {
    const request = read(`${POST}content-length: 1\r\n\r\nb`) as PlainRequest;
    expect(forwardedRequest(request, { 'x-forwarded-for': '192.0.2.7' }).toString('latin1')).toBe(
      'POST /api/v1/cards HTTP/1.1\r\nx-forwarded-for: 192.0.2.7\r\nhost: x\r\ncontent-length: 1\r\n\r\nb',
    );
  });

  it.each([
    ['without a body', `${POST}\r\n`],
    ['with an empty body', `${POST}content-length: 0\r\n\r\n`],
    ['with an empty header', `${GET}x-empty:\r\n\r\n`],
    ['with a tab in a header', `${GET}x-a:\ta\tb \r\n\r\n`],
    ['for the root', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['for a folder', 'GET /a/b/ HTTP/1.1\r\nhost: [::1]:4000\r\n\r\n'],
    ['to delete', 'DELETE /api/v1/cards/1 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('is one %s', (_what, text) => {
    expect(read(text)).toMatchObject({ body: Buffer.alloc(0) });
  });

  it('needs its whole body', () => {
    expect(read(`${POST}content-length: 3\r\n\r\nab`)).toBe('body-missing');
    expect(read(`${POST}content-length: 16384\r\n\r\n`)).toBe('body-missing');
  });

  it.each([
    ['a part of a head', GET],
    ['a length and chunks', `${POST}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\nabc`],
    ['chunks', `${POST}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a coding with a space before its colon', `${POST}transfer-encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['another coding', `${POST}Transfer-Encoding:\tidentity\r\n\r\n`],
    ['two equal lengths', `${POST}content-length: 1\r\ncontent-length: 1\r\n\r\na`],
    ['two different lengths', `${POST}content-length: 1\r\ncontent-length: 2\r\n\r\nab`],
    ['a list of lengths', `${POST}content-length: 1, 1\r\n\r\na`],
    ['a length with a sign', `${POST}content-length: +1\r\n\r\na`],
    ['a negative length', `${POST}content-length: -1\r\n\r\na`],
    ['a hexadecimal length', `${POST}content-length: 0x1\r\n\r\na`],
    ['a fraction as length', `${POST}content-length: 1.0\r\n\r\na`],
    ['an empty length', `${POST}content-length:\r\n\r\n`],
    ['a length beyond 16 KiB', `${POST}content-length: 16385\r\n\r\n`],
    ['a huge length', `${POST}content-length: ${'9'.repeat(400)}\r\n\r\n`],
    ['a GET with a body', `${GET}content-length: 1\r\n\r\na`],
    ['a HEAD with a length', `HEAD / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`],
    ['bytes after the body', `${POST}content-length: 1\r\n\r\nab`],
    ['two requests', `${GET}\r\n${GET}\r\n`],
    ['a continued line', `${GET}x-a: 1\r\n b\r\n\r\n`],
    ['a space before the colon', `${GET}x-a : 1\r\n\r\n`],
    ['a header without a name', `${GET}: 1\r\n\r\n`],
    ['a line without a colon', `${GET}hello\r\n\r\n`],
    ['a bare line feed after a header', `${GET}x-a: 1\nx-b: 2\r\n\r\n`],
    ['a bare carriage return in a header', `${GET}x-a: 1\rx-b: 2\r\n\r\n`],
    ['bare line feeds only', 'GET / HTTP/1.1\nhost: x\n\n'],
    ['a zero byte in a header', `${GET}x-a: 1\0\r\n\r\n`],
    ['a byte beyond ASCII in a header', `${GET}x-a: \xe9\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', `${GET}host: y\r\n\r\n`],
    ['an empty host', 'GET / HTTP/1.1\r\nhost:\r\n\r\n'],
    ['a host with a path', 'GET / HTTP/1.1\r\nhost: x/y\r\n\r\n'],
    ['a host with a user', 'GET / HTTP/1.1\r\nhost: a@x\r\n\r\n'],
    ['an expectation', `${POST}expect: 100-continue\r\ncontent-length: 1\r\n\r\na`],
    ['a change of protocol', `${GET}connection: upgrade\r\nupgrade: h2c\r\n\r\n`],
    ['headers for this connection alone', `${GET}connection: keep-alive, authorization\r\n\r\n`],
    ['the end of the connection', `${GET}connection: close\r\n\r\n`],
    ['an older version', 'GET / HTTP/1.0\r\nhost: x\r\n\r\n'],
    ['a newer version', 'GET / HTTP/1.2\r\nhost: x\r\n\r\n'],
    ['no version', 'GET /\r\nhost: x\r\n\r\n'],
    ['another method', 'TRACE / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a method in lower case', 'get / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a whole URL', 'GET http://x/mcp HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['no path', 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['two spaces', 'GET  / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an empty line first', `\r\n${GET}\r\n`],
    ['an encoded path', 'GET /%6dcp HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a dot segment', 'GET /a/../b HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an empty segment', 'GET //x/y HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a backslash', 'GET /a\\b HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a fragment', 'GET /a#b HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a fragment in a query', 'GET /a?b#c HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a head of 17 KiB', `${GET}x-a: ${'a'.repeat(17 * 1_024)}\r\n\r\n`],
  ])('is not one with %s', (_what, text) => {
    expect(read(text)).toBe('other');
  });
});
