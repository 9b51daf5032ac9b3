import { describe, expect, it } from '@jest/globals';
import { initials, memberHue } from './initials.js';

describe('the initials of a member', () => {
  it('are the first letters of the first and the last word', () => {
    expect(initials('Aiko Tanaka')).toBe('AT');
    expect(initials('  anna  maria de souza ')).toBe('AS');
  });

  it('keep a character whole and work without spaces', () => {
    expect(initials('田中愛子')).toBe('田');
    expect(initials('👩‍💻 Dev')).toBe('👩‍💻D');
    expect(initials('')).toBe('');
  });

  it('have a colour of their own', () => {
    const hues = [1, 2, 3, 4, 5].map(memberHue);
    expect(new Set(hues).size).toBe(5);
    expect(hues.every((hue) => hue >= 0 && hue <= 360)).toBe(true);
  });
});
