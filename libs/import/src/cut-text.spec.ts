import { describe, expect, it } from '@jest/globals';
import { cutText } from './cut-text.js';

describe('a cut text', () => {
  it.each([
    ['a plain one', 'abcdef', 3, 'abc'],
    ['a surrogate pair', 'ab😀c', 3, 'ab'],
    ['an emoji of several parts', 'a👩‍👩‍👧‍👦b', 8, 'a'],
    ['a letter and its marks', 'ae\u0301\u0323b', 3, 'a'],
    ['a flag', '🇯🇵🇩🇪🇫🇷', 10, '🇯🇵🇩🇪'],
    ['a long text', `${'x'.repeat(499)}👍🏽 good`, 500, 'x'.repeat(499)],
    ['one that fits', '😀😀', 4, '😀😀'],
    ['nothing', 'abc', 0, ''],
  ])('does not split a character: %s', (_, text, lengthMax, cut) => {
    expect(cutText(text, lengthMax)).toBe(cut);
  });

  it('keeps the pairs of a character that is longer than the limit', () => {
    const zalgo = `a${'\u0301'.repeat(1_000)}`;
    expect(cutText(zalgo, 100)).toHaveLength(100);
    const family = '😀\u200d'.repeat(100);
    expect(cutText(family, 91).isWellFormed()).toBe(true);
    expect(cutText(family, 91).length).toBeGreaterThan(85);
  });

  it('has no half pair', () => {
    expect(cutText('a\ud800b', 10)).toBe('a\ufffdb');
  });
});
