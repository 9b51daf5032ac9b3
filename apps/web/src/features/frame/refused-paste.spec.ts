import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './refused-paste.js';

describe('what a paste leaves out', () => {
  it('is nothing where the text fits, also in place of what is selected', () => {
    expect(refusalOf('12345', false, { kept: 5, maxLength: 10 })).toBeNull();
    expect(refusalOf('12345', true, { kept: 0, maxLength: -1 })).toBeNull();
  });

  it('is the end of a text that is too long', () => {
    expect(refusalOf('123456', false, { kept: 5, maxLength: 10 })).toEqual({ kind: 'cut', max: 10 });
  });

  it('is every file, unless it comes with its text', () => {
    expect(refusalOf('', true, { kept: 0, maxLength: -1 })).toEqual({ kind: 'files' });
    expect(refusalOf('', false, { kept: 0, maxLength: -1 })).toBeNull();
  });
});
