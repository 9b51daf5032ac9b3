import { describe, expect, it } from '@jest/globals';
import type { CustomField } from '../api/shapes.js';
import { fieldValue } from './field-value.js';

const field = (type: CustomField['type']): CustomField => ({
  id: 9,
  boardId: 3,
  name: 'Region',
  type,
  options: [
    { id: 91, label: 'EMEA', color: null },
    { id: 92, label: '91', color: null },
    { id: 93, label: 'North, east', color: null },
  ],
  position: 'a0',
  version: 1,
});

describe('a value that is sent as text', () => {
  it.each<[CustomField['type'], unknown, unknown]>([
    ['number', '12.5', 12.5],
    ['number', '-3', -3],
    ['number', 'many', 'many'],
    ['checkbox', 'True', true],
    ['checkbox', 'false', false],
    ['checkbox', 'yes', 'yes'],
    ['date', '2026-12-24', '2026-12-24'],
    ['text', '12', '12'],
    ['text', 'null', 'null'],
    ['number', 'null', null],
    ['select', 'EMEA', 'EMEA'],
    ['select', '91', '91'],
    ['select', '93', 93],
    ['multi_select', '["EMEA","91"]', ['EMEA', '91']],
    ['multi_select', 'North, east', ['North, east']],
    ['multi_select', '[broken', ['[broken']],
    ['multi_select', '', []],
    ['member', '7', 7],
    ['member', 'Aiko', 'Aiko'],
  ])('becomes what the type %s takes: %j', (type, sent, expected) => {
    expect(fieldValue(field(type), sent)).toEqual(expected);
  });

  it('stays as it is where it is no text, or where the field is unknown', () => {
    for (const value of [5, true, null, ['EMEA']]) expect(fieldValue(field('number'), value)).toEqual(value);
    expect(fieldValue(undefined, '5')).toBe('5');
  });
});
