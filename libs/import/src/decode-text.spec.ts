import { describe, expect, it } from '@jest/globals';
import { decodeText } from './decode-text.js';

describe('the text of a file', () => {
  it('is UTF-8 with or without a mark, or UTF-16 with one', () => {
    expect(decodeText(Buffer.from('\ufeffa', 'utf8'))).toBe('a');
    expect(decodeText(Buffer.from('\ufeffä', 'utf16le'))).toBe('ä');
    expect(decodeText(Buffer.from('\ufeffä', 'utf16le').swap16())).toBe('ä');
  });

  it.each([
    ['Latin-1', Buffer.from('Name\nTee\nKäse\nÖl', 'latin1'), /^Line 3 of the file is not UTF-8/],
    ['a cut last sign', Buffer.from('Käse\né').subarray(0, 7), /^Line 2 of the file is not UTF-8/],
    ['a cut UTF-16', Buffer.from('\ufeffab', 'utf16le').subarray(0, 5), /^The file is not UTF-16/],
    ['a workbook', Buffer.from('PK\u0003\u0004and so on'), /workbook \(XLSX, ODS\).*“CSV UTF-8”/],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), /compressed/],
  ])('is rejected with %s, by its line or what it is', (_, bytes, sentence) => {
    expect(() => decodeText(bytes)).toThrow(sentence);
  });
});
