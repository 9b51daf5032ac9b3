import { describe, expect, it } from '@jest/globals';
import { readRows } from './table-rows.js';
import { readTable, unevenRows } from './table.js';

const cellsOf = (text: string): (readonly string[])[] => readTable(text).rows.map(({ cells }) => cells);

describe('a table in a text', () => {
  it.each([
    ['commas', 'a,b\n1,2', [['1', '2']]],
    ['semicolons', 'a;b\r\n1;2\r\n', [['1', '2']]],
    ['tabs', 'a\tb\r1\t2', [['1', '2']]],
    ['bars', 'a|b\n1|2', [['1', '2']]],
    ['quotes, line ends and separators in cells', 'a,b\n"1\r\n""x"", y",\n', [['1\n"x", y', '']]],
    ['blanks around quotation marks', 'a , b\n"Milk, eggs" , "1; 2"', [['Milk, eggs', '1; 2']]],
    ['a blank that no mark follows', 'a,b\n x, y"z"', [[' x', ' y"z"']]],
    ['empty lines', '\n \r\na,b\n\n1,2\n,\n\n', [['1', '2']]],
    ['an empty last cell', 'a,b\n1,', [['1', '']]],
    ['a byte order mark', '\ufeff"a",b\n1,2', [['1', '2']]],
  ])('is read with %s', (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
    expect(readTable(text).titles).toEqual(['a', 'b']);
  });

  it.each([
    ['"Size, weight, colour";State', ['Size, weight, colour', 'State']],
    ['"Name; alias; other",State', ['Name; alias; other', 'State']],
    ['Name, long;State\nCake;Open\nTea, hot;Done', ['Name, long', 'State']],
    ['Tags; old,Name,State\nx,Cake,Open', ['Tags; old', 'Name', 'State']],
    ['"a\nb, c"\tState', ['a\nb, c', 'State']],
    ['Name', ['Name']],
    ['"One, only"', ['One, only']],
  ])('has the separator that is outside of its quotation marks: %j', (text, titles) => {
    expect(readTable(text).titles).toEqual(titles);
  });

  it.each([
    ['sep=;\na,b;c\n1;2', ['a,b', 'c']],
    ['\n\r\n"sep=|"\r\na,b|c', ['a,b', 'c']],
    ['\ufeffsep=\t\na,b\tc', ['a,b', 'c']],
  ])('has the separator that a line above the titles names: %j', (text, titles) => {
    expect(readTable(text).titles).toEqual(titles);
  });

  it.each([
    ['an open quotation mark', 'a,b\n1,"2\n3', /^Line 2 of the file/],
    ['a quotation mark within a cell', 'sep=,\n\na,b\n"1"x,2', /^Line 4 of the file/],
    ['a blank and a quotation mark within a cell', 'a,b\n"1\n2",3\n4, "5" and 6', /^Line 4 of the file/],
    ['nothing', '\n \n', /no rows/],
    ['only the name of a separator', 'sep=;', /no rows/],
  ])('is rejected with %s', (_, text, sentence) => {
    expect(() => readTable(text)).toThrow(sentence);
  });

  it('names the lines of rows with more or fewer cells than titles', () => {
    const table = readTable('\na,b,c\n1,2,3\n1,"2\n3",,,\n1,2\n\n1,2,3,4\n');
    expect(unevenRows(table).map(({ line, cells }) => [line, cells.length])).toEqual([
      [6, 2],
      [8, 4],
    ]);
  });

  it.each([
    ['doubled quotation marks that never end', `a\n"${'x""'.repeat(1_000_000)}`, false],
    ['doubled quotation marks', `a\n"${'x""'.repeat(1_000_000)}"`, true],
    ['open quotation marks in each line', `a,b\n${'"x\n'.repeat(500_000)}`, false],
    ['blanks in front of no quotation mark', `a,b\n1,${' '.repeat(2_000_000)}`, true],
    ['empty lines in front', `${'\r\n'.repeat(1_000_000)}a,b\n1,2`, true],
  ])('is read in linear time: %s', (_, text, isTable) => {
    const start = performance.now();
    if (isTable) expect(readTable(text).rows).toHaveLength(1);
    else expect(() => readTable(text)).toThrow(/^Line 2/);
    // Less than a second; a part of the text that is read again for each of its signs takes minutes.
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('is read row by row, with an open quotation mark as a plain sign', () => {
    const rows = [...readRows('"a\tb\n" c "\t"d\r\ne"', '\t')];
    expect(rows).toEqual([
      { line: 1, cells: ['"a', 'b'], strayQuote: 1 },
      { line: 2, cells: [' c ', 'd\ne'], strayQuote: null },
    ]);
  });
});
