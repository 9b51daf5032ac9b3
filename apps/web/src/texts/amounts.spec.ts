import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { amount, bytes } from './amounts.js';

describe('amounts in words', () => {
  const page = { documentElement: { lang: 'en' } };
  beforeEach(() => void Object.assign(globalThis, { document: page }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [125_000, '125 kB'],
    [2_147_483_648, '2.1 GB'],
    [5e15, '5,000 TB'],
  ])('are short for %d bytes', (value, text) => {
    expect(bytes(value)).toBe(text);
  });

  it('have separators', () => {
    expect(amount(1_234_567)).toBe('1,234,567');
  });
});
