import { describe, expect, it } from '@jest/globals';
import { commonFieldValue, fieldValueCommands, hasDifferentValues } from './common-field-value.js';
import type { Card, CustomField } from './entities.js';

const field = (type: CustomField['type']): CustomField => ({ id: 5, type }) as CustomField;

const cards = (...values: unknown[]): Pick<Card, 'id' | 'fields'>[] =>
  values.map((value, index) => ({
    id: 101 + index,
    fields: (value == null ? {} : { 5: value }) as Card['fields'],
  }));

describe('a field of several cards', () => {
  it.each([
    ['text', ['a', 'a'], 'a'],
    ['text', ['a', 'b'], null],
    ['text', ['a', null], null],
    ['checkbox', [true, true], true],
    [
      'multi_select',
      [
        [1, 2],
        [2, 3],
      ],
      [2],
    ],
    ['multi_select', [[1], [2]], null],
    ['multi_select', [[1], null], null],
  ] as const)('of type %s with %j has %j in common', (type, values, common) => {
    expect(commonFieldValue(cards(...values), field(type))).toEqual(common);
  });

  it('says whether the values differ', () => {
    expect(hasDifferentValues(cards('a', 'a'), field('text'))).toBe(false);
    expect(hasDifferentValues(cards(null, 'a'), field('text'))).toBe(true);
  });

  it('changes only the cards that have another value', () => {
    expect(fieldValueCommands(cards('a', 'b', null), field('text'), 'a')).toEqual([
      { kind: 'card.value', cardId: 102, fieldId: 5, value: 'a' },
      { kind: 'card.value', cardId: 103, fieldId: 5, value: 'a' },
    ]);
    expect(fieldValueCommands(cards('a', null), field('text'), null)).toEqual([
      { kind: 'card.value', cardId: 101, fieldId: 5, value: null },
    ]);
  });

  it('adds an option to all, and removes one of all, without the options of some', () => {
    const of = cards([1, 2], [2, 3]);
    expect(fieldValueCommands(of, field('multi_select'), [2, 4])).toEqual([
      { kind: 'card.value', cardId: 101, fieldId: 5, value: [1, 2, 4] },
      { kind: 'card.value', cardId: 102, fieldId: 5, value: [2, 3, 4] },
    ]);
    expect(fieldValueCommands(of, field('multi_select'), null)).toEqual([
      { kind: 'card.value', cardId: 101, fieldId: 5, value: [1] },
      { kind: 'card.value', cardId: 102, fieldId: 5, value: [3] },
    ]);
    expect(fieldValueCommands(cards([2], [2]), field('multi_select'), null)).toEqual([
      { kind: 'card.value', cardId: 101, fieldId: 5, value: null },
      { kind: 'card.value', cardId: 102, fieldId: 5, value: null },
    ]);
  });
});
