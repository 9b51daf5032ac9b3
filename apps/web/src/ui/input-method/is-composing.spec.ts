import { describe, expect, it } from '@jest/globals';
import { isComposing, isPlainKey, keepComposition } from './is-composing.js';

const KEYS: [string, { isComposing: boolean; keyCode: number }, boolean][] = [
  ['Enter alone', { isComposing: false, keyCode: 13 }, false],
  ['Enter that accepts a candidate', { isComposing: true, keyCode: 13 }, true],
  ['the same key in Safari, after the composition', { isComposing: false, keyCode: 229 }, true],
  ['a letter of an input method', { isComposing: true, keyCode: 229 }, true],
  ['Escape alone', { isComposing: false, keyCode: 27 }, false],
];

describe.each(KEYS)('a key: %s', (_name, key, isPart) => {
  it('is part of a composition or is not, as an event of the browser or of the view', () => {
    expect(isComposing(key)).toBe(isPart);
    expect(isComposing({ nativeEvent: key })).toBe(isPart);
    expect(isPlainKey(key)).toBe(!isPart);
  });

  it('reaches the keys of a list of options only outside of a composition', () => {
    let isStopped = false;
    keepComposition({ nativeEvent: key, stopPropagation: () => (isStopped = true) });
    expect(isStopped).toBe(isPart);
  });
});
