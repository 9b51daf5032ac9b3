import { describe, expect, it } from '@jest/globals';
import { fittedItems, fittedText, ImportReport, linesNamed } from './import-report.js';

describe('the report of an import', () => {
  it('has one sentence for each kind of loss, with its number and lines', () => {
    const report = new ImportReport();
    report.count('stickers were left out.', 3);
    report.at(4).count('dates were left out.');
    report.at(9).count('dates were left out.');
    report.at(9).count('dates were left out.');
    report.count('votes were left out.', 0);
    report.add('The board has another name.');
    expect(report.sentences).toEqual([
      '3 stickers were left out.',
      '3 dates were left out. Lines 4 and 9.',
      'The board has another name.',
    ]);
  });

  it('counts sentences above its limit, and splits no character of a long one', () => {
    const report = new ImportReport();
    for (let item = 0; item < 1_003; item += 1) report.add(`${'x'.repeat(1_997)}😀😀`);
    expect(report.sentences).toHaveLength(1_001);
    expect(report.sentences[0]).toBe(`${'x'.repeat(1_997)}😀…`);
    expect(report.sentences.at(-1)).toBe('3 more items were skipped.');
  });

  it.each([
    [[4], /^Line 4$/],
    [[4, 9], /^Lines 4 and 9$/],
    [[4, 9, 12], /^Lines 4, 9 and 12$/],
    [Array.from({ length: 25 }, (_, index) => index + 2), /^Lines 2, 3, .*, 21 and 5 more$/],
  ])('names the lines %j', (lines, sentence) => {
    expect(linesNamed(lines)).toMatch(sentence);
  });

  it('counts what did not fit', () => {
    const report = new ImportReport();
    expect(fittedText('a\u0000b', 2, 'titles', report)).toBe('ab');
    expect(fittedText('abc😀', 4, 'titles', report)).toBe('abc');
    expect(fittedItems([1, 2, 3], 2, ['labels', 'a board'], report)).toEqual([1, 2]);
    expect(fittedItems([1], 2, ['labels', 'a board'], report)).toEqual([1]);
    expect(report.sentences).toEqual([
      '1 titles were cut to 4 characters.',
      '1 labels were left out: a board has at most 2.',
    ]);
  });
});
