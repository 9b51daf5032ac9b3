import { describe, expect, it } from '@jest/globals';
import { ImportReport, tableOf } from '@kiban/import';
import { mappedTable } from './mapped-table.js';

function mapped(text: string, maps: readonly string[], isOfJira = false): ReturnType<typeof mappedTable> {
  const report = new ImportReport();
  return mappedTable(tableOf(Buffer.from(text), report), maps, report, isOfJira);
}

describe('the columns that --map names', () => {
  it('take the place of the usual ones', () => {
    const { cards, unused } = mapped('Name,Due,Deadline,Area\nTea,1,2026-05-06,EMEA', [
      'due=deadline',
      'field:Region=area',
    ]);
    expect(cards).toMatchObject([{ title: 'Tea', due: '2026-05-06', values: { Region: 'EMEA' } }]);
    expect(unused).toEqual(['Due']);
  });

  it('are named in another case and form, as everything else', () => {
    const { cards } = mapped('Summary,Échéance\nTea,2026-05-06', ['due=e\u0301che\u0301ance']);
    expect(cards).toMatchObject([{ due: '2026-05-06' }]);
  });

  it.each([
    ['no title', 'a,b\n1,2', [], /No column is a title. Choose one of a, b/],
    ['an unknown column', 'title\n1', ['due=Deadline'], /no column "Deadline"/],
    ['an unknown property', 'title\n1', ['colour=title'], /--map must be/],
    [
      'a name that no field can have',
      'title\n1',
      ['field:__proto__=title'],
      /^No field can be named __proto__/,
    ],
    ['no name of the field', 'title\n1', ['field:=title'], /--map must be/],
  ])('are rejected with %s', (_, text, maps, sentence) => {
    expect(() => mapped(text, maps)).toThrow(sentence);
  });
});

describe('a file of `kiban import jira`', () => {
  it('is recognised by its columns', () => {
    const { cards } = mapped('Status,Summary,Resolution\nOpen,Cake,Fixed', [], true);
    expect(cards).toMatchObject([{ title: 'Cake', list: 'Open', completed: true }]);
    expect(() => mapped('Name\nx', [], true)).toThrow(/Summary and Status/);
  });
});
