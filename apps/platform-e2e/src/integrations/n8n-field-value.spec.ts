import { describe, expect, it } from '@jest/globals';
import { fieldValue, type FieldType } from 'n8n-nodes-kiban/shared/field-value';

describe('the value of a field', () => {
  it.each<[FieldType, unknown, unknown]>([
    ['number', '12.5', 12.5],
    ['number', '0', 0],
    ['number', 'twelve', 'twelve'],
    ['number', 7, 7],
    ['checkbox', 'true', true],
    ['checkbox', 'No', false],
    ['checkbox', 'perhaps', 'perhaps'],
    ['multi_select', 'North, South,', ['North', 'South']],
    ['multi_select', [1, 2], [1, 2]],
    ['text', '12', '12'],
    ['select', 'North', 'North'],
    ['text', '', null],
    ['date', null, null],
    ['member', undefined, null],
  ])('of type %s from %p is %p', (type, given, expected) =>
    expect(fieldValue(type, given)).toEqual(expected),
  );
});
