import { describe, expect, it } from '@jest/globals';
import { asSheetText, fromSheetText } from './sheet-text.js';

describe('a text in a spreadsheet', () => {
  it.each(['=2*3', '+81 3', '-a', '@b', '\tc', '\rd', '＋1', "'=1", "''-1", "'a", 'a=1', '', ' =1'])(
    'is no formula, and the same text again when it is read: %j',
    (text) => {
      expect(asSheetText(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      expect(fromSheetText(asSheetText(text))).toBe(text);
    },
  );

  it.each(['a', "'a", 'a-b', '', '1=1'])('keeps its signs where no spreadsheet would run it: %j', (text) => {
    expect(asSheetText(text)).toBe(text);
  });
});
