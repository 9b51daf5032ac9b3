import { describe, expect, it } from '@jest/globals';
import { withNamedUnions } from './named-unions.js';

const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const orNull = (name: string): object => ({ anyOf: [reference(name), { type: 'null' }] });

describe('withNamedUnions', () => {
  const document = (day: object, other: object): { components: { schemas: Record<string, object> } } => ({
    components: {
      schemas: {
        Column: { properties: { day, other } },
        Day: { enum: ['monday'] },
        Owner: { type: 'object' },
      },
    },
  });

  it('names an enumeration that may be null, once, and keeps the description beside it', () => {
    const named = withNamedUnions(document({ ...orNull('Day'), description: 'When' }, orNull('Day')));
    expect(named.components.schemas).toEqual({
      Column: {
        properties: {
          day: { ...reference('OptionalDay'), description: 'When' },
          other: reference('OptionalDay'),
        },
      },
      Day: { enum: ['monday'] },
      OptionalDay: orNull('Day'),
      Owner: { type: 'object' },
    });
  });

  it('leaves objects that may be null and enumerations that may not', () => {
    const plain = document(reference('Day'), orNull('Owner'));
    expect(withNamedUnions(plain)).toEqual(plain);
  });
});
