import { describe, expect, it } from '@jest/globals';
import { ResponseReader, type ReadResponse } from './response-reader.js';

/** Reads a text in pieces of `size` bytes. */
function readAll(text: string, size: number): ReadResponse[] {
  const reader = new ResponseReader();
  const bytes = Buffer.from(text);
  const responses: ReadResponse[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const response = reader.read(bytes.subarray(at, at + size));
    if (response) responses.push({ ...response });
  }
  return responses;
}

const plain = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const notModified = 'HTTP/1.1 304 Not Modified\r\netag: "1"\r\n\r\n';
const chunked =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1a\r\nabcdefghijklmnopqrstuvwxyz\r\n3\r\nxyz\r\n0\r\n\r\n';
const refused = 'HTTP/1.1 409 Conflict\r\nConnection: close\r\ncontent-length: 8\r\n\r\narchived';

describe('the reader of responses', () => {
  it.each([1, 2, 7, 1_000])('finds the end of every response in pieces of %i bytes', (size) => {
    for (const text of [plain, notModified, chunked])
      expect(readAll(text, size)).toEqual([
        { status: text === notModified ? 304 : 200, text: '', closes: false },
      ]);
  });

  it('reads responses one after the other and keeps the text of an error', () => {
    const reader = new ResponseReader();
    expect([plain, chunked, refused, plain].map((text) => reader.read(Buffer.from(text)))).toEqual([
      { status: 200, text: '', closes: false },
      { status: 200, text: '', closes: false },
      { status: 409, text: 'archived', closes: true },
      { status: 200, text: '', closes: false },
    ]);
  });

  it('rejects a response without a length', () => {
    expect(() => readAll('HTTP/1.1 200 OK\r\n\r\nhello', 1_000)).toThrow('has no length');
  });
});
