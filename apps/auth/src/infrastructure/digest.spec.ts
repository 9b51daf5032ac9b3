import { describe, expect, it } from '@jest/globals';
import { equalSecrets } from './digest.js';

describe('equalSecrets', () => {
  it('compares texts of any length', () => {
    expect(equalSecrets('abc', 'abc')).toBe(true);
    expect(equalSecrets('abc', 'abcd')).toBe(false);
    expect(equalSecrets('', 'abc')).toBe(false);
  });
});
