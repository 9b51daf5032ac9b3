import { describe, expect, it } from '@jest/globals';
import { fittedItems, fittedText, ImportReport, linesNamed } from './import-report.js';

describe('the report of an import', () => {
  it('has one sentence for each kind of loss, with its number and lines', () => {
    const report = new ImportReport();
    report.count(['sticker was left out.', 'stickers were left out.'], 3);
    const dates = ['date was left out.', 'dates were left out.'] as const;
    report.at(4).count(dates);
    report.at(9).count(dates);
    report.at(9).count(dates);
    report.count(['vote was left out.', 'votes were left out.'], 0);
    report.at(7).count(['comment was left out.', 'comments were left out.']);
    report.add('The board has another name.');
    expect(report.sentences).toEqual([
      '3 stickers were left out.',
      '3 dates were left out. Lines 4 and 9.',
      '1 comment was left out. Line 7.',
      'The board has another name.',
    ]);
  });

  it('counts sentences above its limit, and splits no character of a long one', () => {
    const report = new ImportReport();
    for (let item = 0; item < 1_003; item += 1) report.add(`${'x'.repeat(1_997)}😀😀`);
    expect(report.sentences).toHaveLength(1_001);
    expect(report.sentences[0]).toBe(`${'x'.repeat(1_997)}😀…`);
    expect(report.sentences.at(-1)).toBe('3 more items were skipped.');
    const full = new ImportReport();
    for (let item = 0; item < 1_001; item += 1) full.add('One.');
    expect(full.sentences.at(-1)).toBe('1 more item was skipped.');
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
    const [title, label] = [['title', 'titles'] as const, ['label', 'labels'] as const];
    expect(fittedText('a\u0000b', 2, title, report)).toBe('ab');
    expect(fittedText('abc😀', 4, title, report)).toBe('abc');
    expect(fittedItems([1, 2, 3], 1, [label, 'a board'], report)).toEqual([1]);
    expect(fittedItems([1], 2, [label, 'a board'], report)).toEqual([1]);
    expect(report.sentences).toEqual([
      '1 title was cut to 4 characters.',
      '2 labels were left out: a board has at most 1.',
    ]);
  });
});
