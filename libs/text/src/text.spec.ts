import { describe, expect, it } from '@jest/globals';
import { foundWords, otherWords } from '@kiban/testing';
import { nameKey } from './name-key.js';
import { searchKey, searchWords } from './search-key.js';

const isFound = (typed: string, text: string): boolean =>
  searchWords(typed).every((word) => searchKey(text).includes(word));

describe('a search', () => {
  it('covers 40 words in 12 scripts', () => {
    expect(foundWords.length).toBeGreaterThanOrEqual(40);
    expect(new Set(foundWords.map(({ script }) => script)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(foundWords)('finds $typed in $text ($script)', ({ typed, text }) => {
    expect(isFound(typed, text)).toBe(true);
  });

  it.each(otherWords)('does not find $typed in $text ($script)', ({ typed, text }) => {
    expect(isFound(typed, text)).toBe(false);
  });

  it('has no words in a text of accents and invisible characters alone', () => {
    expect(searchWords('\u0301\u0300 \u200B\uFEFF')).toEqual([]);
  });

  it('takes each word once, between any spaces', () => {
    expect(searchWords('Été\u3000ete\u00A0 plan\n')).toEqual(['ete', 'plan']);
  });
});

describe('two names', () => {
  it.each([
    ['Café', 'CAFÉ'],
    ['café', 'cafe\u0301'],
    ['ОТЧЁТ', 'отчёт'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδος', 'οδοσ'],
  ])('are equal in another case or form: %s, %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Cafe', 'Café'],
    ['ABC', 'ＡＢＣ'],
    ['мой', 'мои'],
  ])('differ by accents and width: %s, %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
