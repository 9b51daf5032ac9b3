import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lintProse } from './lint-prose.js';
import { places } from './planted/places.js';
import { readWordList } from './word-list.js';

const list = readWordList(join(import.meta.dirname, '../words.yaml'));
const messagesFor = async (path: string, text: string): Promise<string[]> =>
  (await lintProse(path, text, list)).map(({ line, message }) => `${line} ${message}`);

const LONG = `It ${'reads the board and '.repeat(9)}ends.`;

describe.each(places)('prose in $where', ({ path, plant, line }) => {
  it.each(list.words)('rejects "$fails" with its line and suggestion', async ({ fails, use }) => {
    const found = await messagesFor(path, plant(fails));
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${line} ".+" → `))]);
    expect(found[0]).toContain(use);
  });

  it('accepts the ordinary meaning of each pattern', async () => {
    for (const passes of list.words.flatMap((word) => word.passes))
      expect(await messagesFor(path, plant(passes))).toEqual([]);
  });

  it('rejects a sentence of 38 words and accepts one of 34', async () => {
    expect(await messagesFor(path, plant(LONG))).toEqual([
      expect.stringMatching(new RegExp(`^${line} 38 words in a sentence → at most 35: split it$`)),
    ]);
    expect(await messagesFor(path, plant(LONG.replace('reads the board and ', '')))).toEqual([]);
  });
});

describe('the word list', () => {
  it('gives an ordinary meaning that passes for each that is allowed', () => {
    for (const { pattern, allow, passes } of list.words)
      expect({ pattern, passes: passes.length }).toEqual({ pattern, passes: allow.length });
  });
});
