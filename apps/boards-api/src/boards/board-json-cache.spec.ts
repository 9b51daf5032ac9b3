import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { BoardJsonCache } from './board-json-cache.js';

const text = (bytes: number): string => 'ä' + 'x'.repeat(bytes - 2);

describe('the cached texts of boards', () => {
  it('are a string at first, and equal bytes after the second read', () => {
    const texts = new BoardJsonCache();
    const first = texts.keep(1, '"1"', text(40));
    expect(first).toMatchObject({ etag: '"1"', json: text(40), bytes: 40 });
    const again = texts.again(1, first);
    expect(again).toMatchObject({
      etag: '"1"',
      json: Buffer.from(text(40)),
      bytes: 40,
      copies: first.copies,
    });
    expect(texts.get(1)).toBe(again);
    expect(texts.again(1, again)).toBe(again);
  });

  it('are bytes from the start if long, so that many readers share them', () => {
    expect(new BoardJsonCache().keep(1, '"1"', text(200_000)).json).toEqual(Buffer.from(text(200_000)));
  });

  it('evict the least recently read text, and skip a text over the limit', () => {
    const texts = new BoardJsonCache(100);
    texts.keep(1, '"1"', text(40));
    texts.keep(2, '"1"', text(40));
    texts.get(1);
    texts.keep(3, '"1"', text(40));
    expect([1, 2, 3].map((id) => texts.get(id) !== undefined)).toEqual([true, false, true]);
    texts.keep(3, '"2"', text(101));
    expect([1, 3].map((id) => texts.get(id) !== undefined)).toEqual([true, false]);
    texts.keep(4, '"1"', text(60));
    expect([1, 4].map((id) => texts.get(id) !== undefined)).toEqual([true, true]);
  });

  it('count their compressed copies, each of which is computed once', async () => {
    const texts = new BoardJsonCache(9_500);
    texts.keep(1, '"1"', text(4_000));
    const { copies, json } = texts.keep(2, '"1"', randomBytes(2_000).toString('hex'));
    const [first, second] = await Promise.all([copies.of('br', json), copies.of('br', json)]);
    expect(second).toBe(first);
    expect(brotliDecompressSync(first).toString()).toBe(json);
    expect([1, 2].map((id) => texts.get(id) !== undefined)).toEqual([false, true]);
  });

  it('do not count the copies of a text that was replaced', async () => {
    const texts = new BoardJsonCache(9_500);
    const older = texts.keep(1, '"1"', randomBytes(2_000).toString('hex'));
    texts.keep(1, '"2"', text(4_000));
    texts.keep(2, '"1"', text(4_000));
    await older.copies.of('br', older.json);
    expect([1, 2].map((id) => texts.get(id)?.etag)).toEqual(['"2"', '"1"']);
  });

  it('stay replaced if an older text is sent again', () => {
    const texts = new BoardJsonCache();
    const older = texts.keep(1, '"1"', text(40));
    const newer = texts.keep(1, '"2"', text(40));
    expect(texts.again(1, older).etag).toBe('"1"');
    expect(texts.get(1)).toBe(newer);
  });
});
