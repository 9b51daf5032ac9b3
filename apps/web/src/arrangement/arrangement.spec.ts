import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CustomField, ShownCard } from '../board-model/entities.js';
import { rowIdsOf, rowsOf, valueIdsOf, type Grouping } from './card-rows.js';
import { compareValues, sorted, sortingOf, type SortValue } from './card-sort.js';
import { dropCommands, valueCommands } from './row-drop.js';

const ME = 7;
const field = (type: CustomField['type'], id = 1): CustomField =>
  ({
    id,
    name: 'Region',
    type,
    options: [3, 1, 2].map((option) => ({ id: option, label: `Option ${option}`, color: null })),
  }) as unknown as CustomField;
const card = (properties: Partial<ShownCard>): ShownCard =>
  ({ id: 101, title: 'Cake', assignees: [], labels: [], fields: {}, ...properties }) as unknown as ShownCard;

const GROUPINGS: Grouping[] = [
  { kind: 'assignee' },
  { kind: 'label' },
  { kind: 'field', field: field('select') },
  { kind: 'field', field: field('multi_select') },
  { kind: 'field', field: field('member') },
  { kind: 'field', field: field('checkbox') },
];

/** What the commands leave on a card, by the meaning that each has for the API. */
function applied(grouping: Grouping, before: ShownCard, from: number | undefined, to: number): ShownCard {
  let after = before;
  for (const command of valueCommands(grouping, [before], from, to)) {
    if (command.kind === 'card.value')
      after = { ...after, fields: { ...after.fields, [command.fieldId]: command.value } };
    if (command.kind !== 'cards.labels' && command.kind !== 'cards.assignees') continue;
    const ids = new Set([...valueIdsOf(grouping, after), ...command.add]);
    for (const id of command.remove) ids.delete(id);
    const { id } = after;
    after =
      command.kind === 'cards.labels'
        ? card({ id, labels: [...ids].map((label) => ({ id: label, name: '', color: null })) as never })
        : card({ id, assignees: [...ids].map((memberId) => ({ memberId, name: '' })) });
  }
  return after;
}

const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });

function cardWith(grouping: Grouping, ids: readonly number[]): ShownCard {
  if (grouping.kind === 'assignee')
    return card({ assignees: ids.map((memberId) => ({ memberId, name: `Member ${memberId}` })) });
  if (grouping.kind === 'label') return card({ labels: ids.map((id) => ({ id, name: `${id}` })) as never });
  const { type, id } = grouping.field;
  const value = type === 'multi_select' ? ids : type === 'checkbox' ? ids.length > 0 : (ids[0] ?? null);
  return card({ fields: { [id]: value } as never });
}

describe('the rows of a card', () => {
  it('are those of its values, or the one without a value', () => {
    expect(rowIdsOf({ kind: 'label' }, cardWith({ kind: 'label' }, [4, 2]))).toEqual([4, 2]);
    for (const grouping of GROUPINGS) expect(rowIdsOf(grouping, card({}))).toEqual([0]);
  });

  it('are rows of the board, whatever the card has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GROUPINGS), anyIds, (grouping, ids) => {
        const isIn = rowIdsOf(grouping, cardWith(grouping, ids));
        const rows = rowsOf(grouping, { labels: [], members: [], me: ME }, new Set(isIn));
        const rowIds = rows.map(({ id }) => id);
        expect(rowIds).toEqual(expect.arrayContaining([...isIn]));
        expect(new Set(rowIds).size).toBe(rowIds.length);
        expect(rowIds.at(-1)).toBe(0);
      }),
    );
  });

  it('show members with cards and oneself, and all labels and options', () => {
    const members = [5, ME, 8].map((id) => ({ id, name: `Member ${id}` }));
    const labels = [1, 2].map((id) => ({ id, name: `Label ${id}`, color: null })) as never;
    const ids = (grouping: Grouping): number[] =>
      rowsOf(grouping, { labels, members, me: ME }, new Set([8])).map(({ id }) => id);
    expect(ids({ kind: 'assignee' })).toEqual([ME, 8, 0]);
    expect(ids({ kind: 'label' })).toEqual([1, 2, 8, 0]);
    expect(ids({ kind: 'field', field: field('select') })).toEqual([3, 1, 2, 8, 0]);
  });
});

describe('a drop into a row', () => {
  it('leaves the card in that row, and not in the one it came from', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GROUPINGS), anyIds, fc.nat({ max: 4 }), (grouping, ids, target) => {
        const isCheckbox = grouping.kind === 'field' && grouping.field.type === 'checkbox';
        const to = isCheckbox ? Math.min(target, 1) : target;
        const before = cardWith(grouping, ids);
        for (const from of rowIdsOf(grouping, before)) {
          const rows = rowIdsOf(grouping, applied(grouping, before, from, to));
          expect(rows).toContain(to);
          if (from !== to) expect(rows).not.toContain(from);
          if (from === to) expect(valueCommands(grouping, [before], from, to)).toEqual([]);
        }
      }),
    );
  });

  it('keeps the other labels of the card', () => {
    const before = cardWith({ kind: 'label' }, [1, 2, 3]);
    expect(valueCommands({ kind: 'label' }, [before], 1, 4)).toEqual([
      { kind: 'cards.labels', cardIds: [101], add: [4], remove: [1] },
    ]);
  });

  it('moves first, and sets the value of each selected card that differs', () => {
    const grouping: Grouping = { kind: 'field', field: field('select') };
    const cards = [
      card({ id: 101, fields: { 1: 3 } as never }),
      card({ id: 102, fields: { 1: 2 } as never }),
    ];
    const drop = { cardIds: [101, 102], from: { listId: 11, row: 3 }, to: { listId: 12, row: 2 } };
    const commands = dropCommands({ ...drop, place: { at: 'last' } }, grouping, (id) =>
      cards.find((each) => each.id === id),
    );
    expect(commands).toEqual([
      { kind: 'cards.move', cardIds: [101, 102], listId: 12, place: { at: 'last' } },
      { kind: 'card.value', cardId: 101, fieldId: 1, value: 2 },
    ]);
  });

  it('without rows is only a move', () => {
    const drop = { cardIds: [101], from: { listId: 11 }, to: { listId: 12 }, place: { after: 5 } };
    expect(dropCommands(drop, null, () => card({}))).toEqual([
      { kind: 'cards.move', cardIds: [101], listId: 12, place: { after: 5 } },
    ]);
  });
});

describe('the sort of cards', () => {
  const anyValue: fc.Arbitrary<SortValue> = fc.oneof(fc.integer(), fc.constant(null));

  const anyFormer = fc.uniqueArray(fc.nat({ max: 20 }));

  it('is a stable order with cards without a value last, in both directions', () => {
    fc.assert(
      fc.property(fc.array(anyValue), fc.boolean(), anyFormer, (values, isDescending, former) => {
        const cards = values.map((value, id) => ({ id, index: id, value }));
        const order = sorted(cards, isDescending, former);
        expect(order.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(cards.map(({ id }) => id));
        for (const [index, { id, value }] of order.entries()) {
          const next = order[index + 1];
          if (!next) continue;
          const compared = compareValues(value, next.value, isDescending);
          expect(compared).toBeLessThanOrEqual(0);
          if (compared === 0) expect(id).toBeLessThan(next.id);
          if (value === null) expect(next.value).toBeNull();
        }
      }),
    );
  });

  it.each<[string, string, Partial<ShownCard>[], number[]]>([
    [
      'due dates, a whole day behind its times',
      'due',
      [
        { dueDate: '2026-11-22' },
        { dueDate: new Date(2026, 10, 22, 9).toISOString() },
        { dueDate: null },
        { dueDate: '2026-11-21' },
      ],
      [3, 1, 0, 2],
    ],
    [
      'titles with numbers',
      'title',
      [{ title: 'Card 10' }, { title: 'card 9' }, { title: 'Ärger' }],
      [2, 1, 0],
    ],
    [
      'options in the order of the field',
      '-field:1',
      [{ fields: { 1: 3 } as never }, { fields: { 1: 2 } as never }, {}],
      [1, 0, 2],
    ],
    ['progress', 'progress', [{ progress: 40 }, { progress: null }, { progress: 0 }], [2, 0, 1]],
  ])('orders %s', (_what, name, cards, order) => {
    const sorting = sortingOf(name as never, { fields: [field('select')], members: [] });
    const values = cards.map((properties, id) => ({
      id,
      index: id,
      value: sorting?.valueOf(card(properties)) ?? null,
    }));
    expect(sorted(values, sorting?.isDescending === true).map(({ id }) => id)).toEqual(order);
  });

  it('knows no order by a field that does not exist', () => {
    expect(sortingOf('field:9', { fields: [], members: [] })).toBeNull();
  });
});
