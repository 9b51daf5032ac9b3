import { describe, expect, it } from '@jest/globals';
import { withNullTypes } from './nullable.js';

describe('withNullTypes', () => {
  it('adds null to the types', () => {
    expect(withNullTypes({ type: 'string', nullable: true, example: null })).toEqual({
      type: ['string', 'null'],
      example: null,
    });
  });

  it('adds null to the values of an enumeration', () => {
    expect(withNullTypes({ type: 'string', enum: ['a'], nullable: true })).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    });
  });

  it('keeps a reference next to null', () => {
    const expected = { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] };
    expect(withNullTypes({ $ref: '#/components/schemas/A', nullable: true })).toEqual(expected);
    expect(withNullTypes({ allOf: [{ $ref: '#/components/schemas/A' }], nullable: true })).toEqual(expected);
  });

  it('removes the keyword elsewhere and does not change examples', () => {
    expect(
      withNullTypes({ properties: { a: { type: 'integer', nullable: false } }, example: { nullable: true } }),
    ).toEqual({ properties: { a: { type: 'integer' } }, example: { nullable: true } });
  });
});
