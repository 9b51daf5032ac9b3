import { describe, expect, it } from '@jest/globals';
import { withNullTypes } from './nullable.js';

describe('withNullTypes', () => {
  it('makes null one of the types', () => {
    expect(withNullTypes({ type: 'string', nullable: true, example: null })).toEqual({
      type: ['string', 'null'],
      example: null,
    });
  });

  it('makes null one of the values of an enumeration', () => {
    expect(withNullTypes({ type: 'string', enum: ['a'], nullable: true })).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    });
  });

  it('keeps a reference beside null', () => {
    const expected = { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] };
    expect(withNullTypes({ $ref: '#/components/schemas/A', nullable: true })).toEqual(expected);
    expect(withNullTypes({ allOf: [{ $ref: '#/components/schemas/A' }], nullable: true })).toEqual(expected);
  });

  it('drops the keyword everywhere else and leaves examples alone', () => {
    expect(
      withNullTypes({ properties: { a: { type: 'integer', nullable: false } }, example: { nullable: true } }),
    ).toEqual({ properties: { a: { type: 'integer' } }, example: { nullable: true } });
  });
});
