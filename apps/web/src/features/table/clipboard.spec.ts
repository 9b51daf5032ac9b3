import { describe, expect, it } from '@jest/globals';
import { copiedText, textOf } from './cell-values.js';
import { readTableHtml } from './clipboard-html.js';
import { readTabbedText, writeHtml, writeTabbedText } from './clipboard-text.js';
import { readClipboard } from './pasted-block.js';
import { card, column, NAMES } from './testing/made-table.js';
import { EXCEL, GOOGLE_SHEETS, LIBRE_OFFICE } from './testing/clipboards.js';

const texts = (block: ReturnType<typeof readTabbedText> | null): string[][] =>
  (block ?? []).map((row) => row.map(({ text }) => text));

describe('the clipboard of a spreadsheet', () => {
  it.each([
    ['LibreOffice', LIBRE_OFFICE, '11/30/26'],
    ['Excel', EXCEL, '11/30/2026'],
    ['Google Sheets', GOOGLE_SHEETS, '11/30/2026'],
  ])('is read the same from its HTML and its text: %s', (_name, { html, text }, date) => {
    const expected = [
      ['Press kit\n"final" & more', date, '1,200.50', 'TRUE'],
      ['Venue', '', '-3', 'FALSE'],
    ];
    expect(texts(readTableHtml(html))).toEqual(expected);
    expect(texts(readTabbedText(text)).map((row) => row.map((cell) => cell.trim()))).toEqual(expected);
  });

  it.each([
    ['LibreOffice', LIBRE_OFFICE],
    ['Google Sheets', GOOGLE_SHEETS],
  ])('says the values of numbers, dates and truth values: %s', (_name, { html, text }) => {
    const [first, second] = readClipboard(html, text);
    expect(first?.slice(1).map(({ number, isTrue }) => number ?? isTrue)).toEqual([46_356, 1_200.5, true]);
    expect(second?.slice(2).map(({ number, isTrue }) => number ?? isTrue)).toEqual([-3, false]);
  });
});

describe('tab-separated text', () => {
  it.each([
    ['', [['']]],
    ['a', [['a']]],
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\tb\r\n', [['a', 'b']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['\t', [['', '']]],
    ['"a\tb"\t"c\r\nd"', [['a\tb', 'c\nd']]],
    ['"he said ""no"""', [['he said "no"']]],
    ['"never closed\tb', [['"never closed', 'b']]],
    ['"quoted" and more\tb', [['"quoted" and more', 'b']]],
  ])('%j is read as %j', (text, cells) => {
    expect(texts(readTabbedText(text))).toEqual(cells);
  });

  it('is read as it was written', () => {
    const rows = [
      ['a\tb', 'c\nd', '"e"', 'f "g"', ''],
      ['1', '', '', '', '<b>&amp;</b>'],
    ];
    expect(texts(readTabbedText(writeTabbedText(rows)))).toEqual(rows);
    expect(texts(readTableHtml(writeHtml(rows)))).toEqual([['a b', 'c\nd', '"e"', 'f "g"', ''], rows[1]]);
  });
});

describe('a copied block', () => {
  it('is pasted as it was, also where its texts were marked for spreadsheets', () => {
    const fields = { 1: '\t=1+1', 2: -7.5, 3: 'https://kiban.example/a' };
    const cards = ['=SUM(A1)', '+1 more', '@mika', "'-quoted", "it's"].map((title) =>
      card(1, { title, fields }),
    );
    const columns = (['title', 'field:2', 'field:3'] as const).map((id) => column(id));
    const rows = cards.map((each) => columns.map((one) => copiedText(each, one, NAMES)));
    const written = cards.map((each) => columns.map((one) => textOf(each, one, NAMES)));
    expect(texts(readClipboard('', writeTabbedText(rows)))).toEqual(written);
    expect(texts(readClipboard(writeHtml(rows), ''))).toEqual(written);
    const [note] = cards.map((each) => copiedText(each, column('field:1'), NAMES));
    expect(texts(readClipboard('', writeTabbedText([[note ?? '']])))).toEqual([['\t=1+1']]);
  });
});

describe('the HTML of a clipboard', () => {
  it('has no table in a text of a word processor', () => {
    expect(readTableHtml('<p>a</p><p>b</p>')).toBeNull();
    expect(texts(readClipboard('<p>a</p>', 'a\tb'))).toEqual([['a', 'b']]);
  });

  it('keeps the places of cells that span columns, and the text of nested tags', () => {
    const html = '<table><tr><th colspan=2>a <b>b</b></th><td>c&#8230;&nbsp;</td></tr></table>';
    expect(texts(readTableHtml(html))).toEqual([['a b', '', 'c…']]);
  });

  it('is only read for its first table, and repeats no cell for ever', () => {
    const html = '<table><tr><td colspan="1e9">a</td></tr></table><table><tr><td>b</td></tr></table>';
    expect(readTableHtml(html)?.map((row) => row.length)).toEqual([10_001]);
  });
});
