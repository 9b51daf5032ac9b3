import { describe, expect, it } from '@jest/globals';
import { readableInk } from './readable-ink.js';

describe('the text colour on a label', () => {
  it('is the one of black and white that has more contrast', () => {
    expect(readableInk('#ffffff')).toBe('#000000');
    expect(readableInk('#eab308')).toBe('#000000');
    expect(readableInk('#000')).toBe('#ffffff');
    expect(readableInk('#1e3a8a')).toBe('#ffffff');
  });

  it('is black on what is not a hexadecimal colour', () => {
    expect(readableInk('rebeccapurple')).toBe('#000000');
  });
});
