import { describe, expect, it } from '@jest/globals';
import { copiedText, editOf, readCell, textOf } from './cell-values.js';
import { readNumber } from '../../pickers/sheet-numbers.js';
import type { ColumnId } from './table-columns.js';
import { card, column, NAMES } from './testing/made-table.js';

describe('a number that is typed or pasted', () => {
  it.each([
    ['12', 12],
    ['-3.5', -3.5],
    ['1,200', 1_200],
    ['1,200.50', 1_200.5],
    ['1.200,50', 1_200.5],
    ['1 200,5', 1_200.5],
    ['1,234,567', 1_234_567],
    ['1.5', 1.5],
    ['0,125', 0.125],
    ['3,14', 3.14],
    ['$1,200', 1_200],
    ['¥1,200', 1_200],
    ['12 €', 12],
    ['(12)', -12],
    ['12.5%', 0.125],
    ['1e3', 1_000],
    ['１２', 12],
    ['−4', -4],
  ])('%s is %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each(['', 'much', '1,2,3', '1.2.3', '12 apples', '(12', '1e999', '2026-11-30', '--1'])(
    '%j is none',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );
});

describe('the text of a cell', () => {
  const read = (id: ColumnId, text: string, more = {}): unknown =>
    readCell({ text, ...more }, column(id), NAMES);

  it.each([
    ['title', ' Two\nlines ', 'Two lines'],
    ['title', '', undefined],
    ['title', 'x'.repeat(501), undefined],
    ['list', 'doing', 12],
    ['list', 'Nowhere', undefined],
    ['list', '', undefined],
    ['labels', 'Fun; urgent', [6, 5]],
    ['labels', 'fun, new', undefined],
    ['labels', '', []],
    ['assignees', 'aiko tanaka', [21]],
    ['assignees', 'Mika', undefined],
    ['due', '', null],
    ['due', 'soon', undefined],
    ['done', 'yes', true],
    ['done', '', false],
    ['done', '2026-01-02T03:04:05Z', true],
    ['done', '2. 1. 2026', true],
    ['done', 'perhaps', undefined],
    ['checklist', '1/2', undefined],
    ['field:1', '', null],
    ['field:2', '1,200.5', 1_200.5],
    ['field:3', 'kiban.example', 'https://kiban.example'],
    ['field:3', 'javascript:alert(1)', undefined],
    ['field:5', 'FALSE', false],
    ['field:6', 'apac', 61],
    ['field:7', 'Print, paid', [71]],
    ['field:7', '', null],
    ['field:8', 'Aiko Tanaka', 21],
  ] as const)('in %s, %j means %j', (id, text, value) => {
    expect(read(id, text)).toEqual(value);
  });

  it('takes the value of the spreadsheet where its text shows less', () => {
    expect(read('due', '30. November', { number: 46_356 })).toBe('2026-11-30');
    expect(read('field:2', '1.2 k', { number: 1_234 })).toBe(1_234);
    expect(read('field:5', 'WAAR', { isTrue: true })).toBe(true);
  });

  it('is copied as spreadsheets and this table read it', () => {
    const full = card(1, {
      labels: [
        { id: 5, name: 'urgent', color: '#ef4444' },
        { id: 6, name: 'fun', color: '#22c55e' },
      ],
      dueDate: '2026-11-30',
      completedAt: '2026-11-22T11:00:00.000Z',
      checklist: { done: 1, total: 3 },
      fields: { 2: 1_200.5, 5: false, 6: 61, 7: [70, 71], 8: 99 },
    });
    const ids = ['title', 'list', 'labels', 'start', 'due', 'done', 'checklist'] as const;
    expect(ids.map((id) => textOf(full, column(id), NAMES))).toEqual([
      ...['Card 1', 'To do', 'urgent, fun', '', '2026-11-30', 'TRUE', '1/3'],
    ]);
    const fields = [1, 2, 5, 6, 7, 8].map((id) => textOf(full, column(`field:${id}`), NAMES));
    expect(fields).toEqual(['', '1200.5', 'FALSE', 'APAC', 'Web, Print, paid', '#99']);
  });

  it('is copied as text where a spreadsheet would run it, and numbers and dates as what they are', () => {
    const live = card(1, {
      title: '=HYPERLINK("https://evil.example")',
      dueDate: '2026-11-30',
      fields: { 1: '-5', 2: -5, 4: '2026-12-01' },
    });
    const ids = ['title', 'due', 'field:1', 'field:2', 'field:4'] as const;
    expect(ids.map((id) => copiedText(live, column(id), NAMES))).toEqual([
      ...[`'=HYPERLINK("https://evil.example")`, '2026-11-30', "'-5", '-5', '2026-12-01'],
    ]);
  });
});

describe('the change of a cell', () => {
  it('is none for the value that it has, also in another order', () => {
    const labels = [5, 6].map((id) => ({ id, name: '', color: '#fff' }));
    expect(editOf(card(1, { labels }), column('labels'), [6, 5])).toBeNull();
    expect(editOf(card(1), column('due'), null)).toBeNull();
  });

  it('adds and removes only what differs', () => {
    const labels = [{ id: 5, name: 'urgent', color: '#fff' }];
    expect(editOf(card(1, { labels }), column('labels'), [6])).toEqual({
      cardId: 1,
      labels: { add: [6], remove: [5] },
    });
  });
});
