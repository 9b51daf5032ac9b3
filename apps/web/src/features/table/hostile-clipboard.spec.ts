import { describe, expect, it } from '@jest/globals';
import { readCell } from './cell-values.js';
import { readTableHtml } from './clipboard-html.js';
import { cellCount, readClipboard } from './pasted-block.js';
import { column, NAMES } from './testing/made-table.js';

const MEGABYTE = 1_000_000;
const filled = (text: string): string => text.repeat(MEGABYTE / text.length);

describe('a hostile clipboard', () => {
  // Each took minutes where a part of the text was read again from each of its signs.
  it.each([
    ['tags that never end', filled('<td ')],
    ['quotes that never end', filled('<td "')],
    ['quotes in quotes', filled(`<td "'"`)],
    ['brackets', `<table><tr><td>${filled('<')}</td></tr></table>`],
    ['comments that never end', `<table><tr><td>${filled('<!--')}</td></tr></table>`],
    ['entities that never end', `<table><tr><td>${filled('&#1')}</td></tr></table>`],
    ['attributes', `<table><tr><td ${filled('a= ')}>1</td></tr></table>`],
    ['spans', `<table><tr>${filled('<td colspan=1e9>')}</table>`],
    ['text', `<table><tr><td>${filled('a')}</td></tr></table>`],
  ])('is read in time: %s [DEC-9.TABLE-3]', (_, html) => {
    const start = performance.now();
    const block = readClipboard(html, 'a\tb');
    // It takes less than a second, and took minutes: a machine that is busy makes no such difference.
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(cellCount(block)).toBeLessThanOrEqual(MEGABYTE);
  });

  it('is counted, not laid out, where it has a million cells', () => {
    expect(cellCount(readClipboard('', 'a\tb\n'.repeat(MEGABYTE / 2)))).toBe(MEGABYTE);
  });

  it('keeps scripts as text, and no sign that no card may have', () => {
    const [[cell] = []] = readClipboard(
      '<table><td></td></table>',
      '<script>alert(1)</script>\u0000\u202Eabc\uD800',
    );
    expect(cell?.text).toBe('<script>alert(1)</script>\u202Eabc\uFFFD');
    const html = '<table><tr><td>a<script>alert(1)</script>&constructor;&#xD800;&#0;</td></tr></table>';
    expect(readTableHtml(html)?.[0]?.[0]?.text).toContain('&constructor;');
  });

  it.each(['1e999', '-1e999', 'NaN', 'Infinity', '0x10', '1,2,3,4'])('has no number in %s', (text) => {
    expect(readCell({ text }, column('field:2'), NAMES)).toBeUndefined();
    const html = `<table><tr><td sdval="${text}">x</td></tr></table>`;
    expect(Number.isFinite(readTableHtml(html)?.[0]?.[0]?.number ?? 0)).toBe(true);
  });

  it('has no text that is longer than the API accepts', () => {
    for (const [id, length] of [
      ['title', 501],
      ['field:1', 10_001],
    ] as const)
      expect(readCell({ text: 'a'.repeat(length) }, column(id), NAMES)).toBeUndefined();
    expect(readCell({ text: `https://${'a'.repeat(2_000)}.org` }, column('field:3'), NAMES)).toBeUndefined();
  });
});

describe('a cell of a spreadsheet in another language', () => {
  it('says its number where the text alone is ambiguous [DEC-9.TABLE-2]', () => {
    const excel = `<html><head><style><!--table {mso-displayed-decimal-separator:"\\,"; mso-displayed-thousand-separator:"\\.";}--></style></head><body><table><!--StartFragment--><tr><td>1.200</td><td>1,5</td></tr><!--EndFragment--></table></body></html>`;
    const [row = []] = readClipboard(excel, '');
    expect(row.map((cell) => readCell(cell, column('field:2'), NAMES))).toEqual([1_200, 1.5]);
    const [[libreOffice] = []] = readClipboard(
      '<table><tr><td sdval="1200,5" sdnum="1031;1031;#.##0,00">1.200,50</td></tr></table>',
      '',
    );
    expect(libreOffice?.number).toBe(1_200.5);
  });

  it('says its date where day and month could be confused, and none where it shows a number', () => {
    const date = (text: string, number: number) => readCell({ text, number }, column('due'), NAMES);
    expect(date('3/4/2026', 46_115)).toBe('2026-04-03');
    expect(date('4. 3. 26', 46_085)).toBe('2026-03-04');
    expect(date('2026', 2_026)).toBeUndefined();
  });
});
