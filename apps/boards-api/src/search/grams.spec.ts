import { describe, expect, it } from '@jest/globals';
import { foundWords } from '@kiban/testing';
import { searchKey, searchWords } from '@kiban/text';
import { gramsOf, gramsOfWord } from './grams.js';

const ofText = (workspaceId: number, text: string): number[] => gramsOf(workspaceId, searchKey(text));

describe('the grams of a text', () => {
  it.each(foundWords)('include those of $typed in $text', ({ typed, text }) => {
    const grams = new Set(ofText(7, text));
    for (const word of searchWords(typed)) {
      const wanted = gramsOfWord(7, word);
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.filter((gram) => !grams.has(gram))).toEqual([]);
    }
  });

  it('are other ones in another workspace', () => {
    const other = new Set(ofText(8, 'quarterly budget review'));
    expect(ofText(7, 'quarterly budget review').filter((gram) => other.has(gram))).toEqual([]);
  });

  it('are integers of 32 bits that differ for different grams', () => {
    const words = Array.from({ length: 3_000 }, (_, n) =>
      String.fromCodePoint(97 + (n % 26), 97 + (Math.floor(n / 26) % 26), 945 + n),
    );
    const grams = new Set(words.flatMap((word) => gramsOfWord(4_095, word)));
    expect(grams.size).toBeGreaterThan(2_950);
    expect([...grams].every((gram) => gram === (gram | 0))).toBe(true);
  });

  it('are none for a text that is read instead, and no words of one or two letters are looked up', () => {
    expect(gramsOf(7, 'ab '.repeat(6_000))).toEqual([]);
    expect(gramsOf(7, 'ok')).not.toEqual([]);
    expect(['ok', 'é', '東'].map((word) => gramsOfWord(7, word).length)).toEqual([0, 0, 1]);
  });
});
