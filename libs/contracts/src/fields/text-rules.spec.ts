import { describe, expect, it } from '@jest/globals';
import { hasAtMost, isVisibleText } from './text-rules.js';

describe('a visible text', () => {
  it.each(['a', '.', '漢', '👩‍👧', 'می\u200cخواهم', '\u200ba', '＃', '\u0301', '⠁'])('is %j', (text) => {
    expect(isVisibleText(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\u00a0\u3000'],
    ['zero width spaces', '\u200b\u200b'],
    ['empty Braille patterns', '\u2800 \u2800'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['joiners and marks of direction', '\u200c\u200d\u2060\u200e\u202e\u2066'],
    ['a byte-order mark and a soft hyphen', '\ufeff\u00ad'],
    ['selectors of variants', '\ufe0f\u{e0101}'],
    ['tags', '\u{e0061}\u{e007f}'],
    ['a grapheme joiner', '\u034f'],
    ['a null notehead and a Khitan filler', '\u{1d159}\u{16fe4}'],
    ['control characters', '\u0007\u001b'],
  ])('is not %s', (_, text) => {
    expect(isVisibleText(text)).toBe(false);
  });
});

describe('the length of a text', () => {
  it.each([
    ['', 0, true],
    ['abc', 3, true],
    ['abcd', 3, false],
    ['👍'.repeat(3), 3, true],
    ['👍'.repeat(4), 3, false],
    ['👍👍a', 3, true],
    ['👍👍ab', 3, false],
    ['\ud83d\ud83d\ud83d', 3, true],
    ['\ud83d\ud83da\ude00', 3, false],
  ])('of %j is at most %d in code points: %s', (text, max, fits) => {
    expect(hasAtMost(text, max)).toBe(fits);
    expect(Array.from(text).length <= max).toBe(fits);
  });
});
