import { describe, expect, it } from '@jest/globals';
import { stepOf } from './grid-keys.js';
import { CELLS_MAX, cellCount, joined, planPaste, titlesIn } from './pasted-block.js';
import { readTabbedText } from './clipboard-text.js';
import { sumOf } from './sums.js';
import {
  allColumns,
  readTableChoice,
  shownColumns,
  withHidden,
  withMoved,
  withWidth,
  type TableChoice,
} from './table-columns.js';
import { TableRows, type TableGroup } from './table-rows.js';
import { card, COLUMN_NAMES, COLUMNS, FIELDS, NAMES } from './testing/made-table.js';

describe('the columns of a table', () => {
  const shown = (choice: TableChoice): string[] =>
    shownColumns(allColumns(FIELDS, COLUMN_NAMES, choice), choice).map(({ id }) => id);

  it('move among those that are shown, behind the title', () => {
    const hidden = withHidden({}, 'assignees', true);
    const all = allColumns(FIELDS, COLUMN_NAMES, hidden);
    const moved = withMoved(hidden, all, 'labels', -1);
    expect(shown(moved).slice(0, 3)).toEqual(['title', 'labels', 'list']);
    expect(withMoved(hidden, all, 'list', -1)).toBe(hidden);
    expect(withMoved(hidden, all, 'title', 1)).toBe(hidden);
  });

  it('keep their order when a field is new, which is last', () => {
    const order = COLUMNS.map(({ id }) => id).filter((id) => id !== 'field:8');
    expect(shown({ order: order.toReversed() }).at(-1)).toBe('field:8');
    expect(shown({ order: order.toReversed() })[0]).toBe('title');
  });

  it('have a width within bounds', () => {
    expect([1, 200.4, 9_999].map((width) => withWidth({}, 'list', width).widths?.['list'])).toEqual([
      64, 200, 800,
    ]);
  });

  it('are read from what was stored, also of another shape', () => {
    const choice = { order: ['list'], hidden: ['due'], widths: { list: 99 } };
    expect(readTableChoice(choice)).toEqual(choice);
    expect(readTableChoice({ order: 'list', hidden: [1, 'due'], widths: { list: '99' } })).toEqual({
      hidden: ['due'],
    });
    expect(readTableChoice(null)).toEqual({});
  });
});

const group = (key: string, cardIds: number[], change: Partial<TableGroup> = {}): TableGroup => ({
  key,
  title: key,
  color: null,
  listId: 1,
  row: undefined,
  cardIds,
  isFolded: false,
  isReading: false,
  ...change,
});

describe('the rows of a table', () => {
  const groups = [group('a', [1, 2]), group('b', [3], { isFolded: true }), group('c', []), group('d', [4])];
  const rows = new TableRows(groups, true);

  it('are found by their index, and their index by what they are', () => {
    const kinds = Array.from({ length: rows.count }, (_, index) => rows.at(index));
    expect(kinds.map((row) => `${row?.group.key} ${row?.kind}`)).toEqual([
      ...[
        'a group',
        'a card',
        'a card',
        'a new',
        'b group',
        'c group',
        'c new',
        'd group',
        'd card',
        'd new',
      ],
    ]);
    for (const [index, row] of kinds.entries())
      expect(
        row &&
          rows.indexOf({
            kind: row.kind,
            group: row.group.key,
            ...(row.kind === 'card' && { cardId: row.cardId }),
          }),
      ).toBe(index);
    expect([rows.at(-1), rows.at(rows.count)]).toEqual([null, null]);
    expect([rows.indexOfCard(3), rows.indexOfCard(4)]).toEqual([-1, 8]);
  });

  it('have the cards of a block once, without headings', () => {
    expect(rows.cardIdsBetween(8, 1)).toEqual([1, 2, 4]);
    expect(new TableRows([group('a', [1]), group('b', [1])], false).cardIdsBetween(0, 3)).toEqual([1]);
  });

  it('are as many for viewers, without a place for new cards', () => {
    expect(new TableRows(groups, false).count).toBe(7);
  });
});

describe('a key in the grid', () => {
  const key = (name: string, more = {}): Parameters<typeof stepOf>[0] => ({
    ...{ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
    ...more,
  });

  it.each([
    [key('ArrowDown'), { rows: 1, columns: 0, isExtending: false }],
    [key('ArrowRight', { shiftKey: true }), { rows: 0, columns: 1, isExtending: true }],
    [key('End', { ctrlKey: true }), { rows: Infinity, columns: Infinity, isExtending: false }],
    [key('PageUp'), { rows: -20, columns: 0, isExtending: false }],
    [key('ArrowDown', { altKey: true }), null],
    [key('a'), null],
  ])('%o leads to %o', (pressed, step) => {
    expect(stepOf(pressed, 20)).toEqual(step);
  });
});

describe('a paste', () => {
  const cards = [card(1), card(2)];
  const plan = (text: string, selected = { rows: 1, columns: 1 }): ReturnType<typeof planPaste> =>
    planPaste(readTabbedText(text), cards, COLUMNS, selected, NAMES);

  it('changes what fits, and reports what does not', () => {
    const { edits, placed, refused, beyond } = plan('One\tDoing\tMiki\nTwo\tTo do\t\nThree\tDoing\t');
    expect(edits).toEqual([
      { cardId: 1, set: { title: 'One' } },
      { cardId: 1, move: { listId: 12, place: { at: 'last' } } },
      { cardId: 2, set: { title: 'Two' } },
    ]);
    expect([placed, refused, beyond]).toEqual([5, [{ column: 'Assignees', text: 'Miki' }], 2]);
  });

  it('fills the selection with a single cell', () => {
    const { edits } = plan('Same', { rows: 2, columns: 1 });
    expect(edits).toEqual([1, 2].map((cardId) => ({ cardId, set: { title: 'Same' } })));
  });

  it('sets both dates of a card in one change', () => {
    expect(
      joined([
        { cardId: 1, set: { startDate: '2027-01-01' } },
        { cardId: 1, completed: true },
        { cardId: 2, set: { startDate: '2027-01-01' } },
        { cardId: 1, set: { dueDate: '2027-01-02' } },
      ]),
    ).toEqual([
      { cardId: 1, set: { startDate: '2027-01-01', dueDate: '2027-01-02' } },
      { cardId: 1, completed: true },
      { cardId: 2, set: { startDate: '2027-01-01' } },
    ]);
  });

  it('counts its cells, of which 100,000 are too many', () => {
    const block = readTabbedText(`${'x\t'.repeat(99)}x\n`.repeat(1_000));
    expect(cellCount(block)).toBe(100_000);
    expect(cellCount(block)).toBeGreaterThan(CELLS_MAX);
  });

  it('makes a card of each row with a title', () => {
    expect(titlesIn(readTabbedText('One\tx\n\ty\n"Two\nlines"'))).toEqual(['One', '', 'Two lines']);
  });
});

it('sums numbers without rounding errors, and nothing to nothing', () => {
  expect(sumOf([0.1, 0.2, null, 'x'])).toBe(0.3);
  expect(sumOf([null, undefined])).toBeNull();
});
