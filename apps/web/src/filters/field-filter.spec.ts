import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CustomField, ShownCard } from '../board-model/entities.js';
import { readBoardFilter, readBoardSearch } from './board-filter.js';
import {
  fieldMatcher,
  readFieldCondition,
  writeFieldCondition,
  type FieldCondition,
} from './field-filter.js';

const ME = 7;
const TYPES = ['text', 'url', 'number', 'date', 'checkbox', 'select', 'multi_select', 'member'] as const;

const field = (type: CustomField['type']): CustomField =>
  ({
    id: 12,
    name: 'Region',
    type,
    options: [
      { id: 3, label: 'EMEA', color: null },
      { id: 4, label: 'APAC', color: null },
    ],
  }) as unknown as CustomField;

const shows = (type: CustomField['type'], condition: string, value: unknown): boolean =>
  fieldMatcher(
    { 'field:12': condition },
    [field(type)],
    ME,
  )({
    fields: value === undefined ? {} : { 12: value },
  } as unknown as ShownCard);

describe('a filter by a custom field [DEC-9.FIELDS-5]', () => {
  it.each<[CustomField['type'], string, unknown, boolean]>([
    ['text', '~PRESS kit', 'The press KIT', true],
    ['text', 'press', 'Launch', false],
    ['text', '~none', 'None of them', true],
    ['text', '~none', undefined, false],
    ['text', 'none', undefined, true],
    ['text', 'none', 'none', false],
    ['url', '~example.org', 'https://EXAMPLE.org/a', true],
    ['url', '~example.org', undefined, false],
    ['number', '5', 5, true],
    ['number', '5', 5.1, false],
    ['number', '5..9', 9, true],
    ['number', '-1.5..', -1.5, true],
    ['number', '..9', 9.5, false],
    ['number', '..9', undefined, false],
    ['number', 'none', 0, false],
    ['date', '2026-11-01..2026-11-30', '2026-11-30', true],
    ['date', '2026-11-01..', '2026-10-31', false],
    ['date', '2026-11-20', new Date(2026, 10, 20, 23, 30).toISOString(), true],
    ['date', 'none', undefined, true],
    ['checkbox', 'yes', true, true],
    ['checkbox', 'yes', undefined, false],
    ['checkbox', 'no', undefined, true],
    ['checkbox', 'no', false, true],
    ['checkbox', 'none', false, false],
    ['select', '3', 3, true],
    ['select', '3,4', 4, true],
    ['select', '3', undefined, false],
    ['select', '3,none', undefined, true],
    ['multi_select', '4', [3, 4], true],
    ['multi_select', '4', [3], false],
    ['multi_select', 'none', undefined, true],
    ['member', 'me', ME, true],
    ['member', '8', ME, false],
    ['member', 'none', undefined, true],
  ])('%s: %s shows a card with %j: %s', (type, condition, value, isShown) => {
    expect(shows(type, condition, value)).toBe(isShown);
  });

  it('requires nothing where the field, all of its options or the type is gone', () => {
    expect(fieldMatcher({ 'field:99': 'none' }, [field('text')], ME)({ fields: { 12: 'x' } })).toBe(true);
    expect(shows('select', '5', 3)).toBe(true);
    expect(shows('select', '5,3', 4)).toBe(false);
    expect(shows('number', 'EMEA', 3)).toBe(true);
    expect(shows('date', '2026-02-30', '2026-02-01')).toBe(true);
    expect(shows('checkbox', '1', true)).toBe(true);
  });

  it('is read from an address as it was written', () => {
    const ids = fc.uniqueArray(fc.constantFrom(3, 4, null), { minLength: 1 });
    const span = <T>(end: fc.Arbitrary<T>): fc.Arbitrary<{ from: T | null; to: T | null }> =>
      fc
        .record({ from: fc.option(end), to: fc.option(end) })
        .filter(({ from, to }) => from !== null || to !== null);
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    const finite = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((value) => !Object.is(value, -0));
    const conditions: fc.Arbitrary<[CustomField['type'], FieldCondition]> = fc.oneof(
      fc
        .constantFrom(...TYPES.slice(0, 5))
        .map((type): [CustomField['type'], FieldCondition] => [type, { kind: 'empty' }]),
      fc
        .tuple(
          fc.constantFrom('text' as const, 'url' as const),
          fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() === text),
        )
        .map(([type, text]): [CustomField['type'], FieldCondition] => [type, { kind: 'contains', text }]),
      span(finite).map((ends): [CustomField['type'], FieldCondition] => [
        'number',
        { kind: 'numbers', ...ends },
      ]),
      span(day).map((ends): [CustomField['type'], FieldCondition] => ['date', { kind: 'days', ...ends }]),
      fc
        .boolean()
        .map((isChecked): [CustomField['type'], FieldCondition] => [
          'checkbox',
          { kind: 'checked', isChecked },
        ]),
      fc
        .tuple(fc.constantFrom('select' as const, 'multi_select' as const, 'member' as const), ids)
        .map(([type, chosen]): [CustomField['type'], FieldCondition] => [type, { kind: 'one', ids: chosen }]),
    );
    fc.assert(
      fc.property(conditions, ([type, condition]) => {
        const text = writeFieldCondition(condition);
        const address = readBoardSearch({ 'field:12': text })['field:12'];
        expect(readFieldCondition(field(type), address ?? '')).toEqual(condition);
      }),
    );
  });

  it('never fails on any address and any value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TYPES),
        fc.string({ unit: 'binary' }),
        fc.anything(),
        (type, text, value) => {
          expect(typeof shows(type, text, value)).toBe('boolean');
        },
      ),
    );
  });
});

describe('the conditions in an address [DEC-9.FIELDS-5]', () => {
  it('are those of ids, as texts', () => {
    expect(
      readBoardFilter({ 'field:12': 5, 'field:0': 'x', 'field:x': 'x', 'field:13': ' ', 'field:14': ['x'] }),
    ).toEqual({ 'field:12': '5' });
  });

  it('have a limited number and length', () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`field:${at + 1}`, 'x'.repeat(5_000)]),
    );
    const read = Object.values(readBoardFilter(many));
    expect(read).toHaveLength(20);
    expect(read[0]).toHaveLength(1_000);
  });
});
