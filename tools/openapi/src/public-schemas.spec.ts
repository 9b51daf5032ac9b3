import { describe, expect, it } from '@jest/globals';
import { publicName, withPublicSchemas } from './public-schemas.js';

describe('schemas in the documents', () => {
  it('have no technical suffix and no reserved name', () => {
    expect(['CardDto', 'Role', 'ErrorDto', 'ErrorDetailDto'].map(publicName)).toEqual([
      'Card',
      'Role',
      'ApiError',
      'ApiErrorDetail',
    ]);
  });

  it('are referenced by that name, with their description next to the reference', () => {
    expect(
      withPublicSchemas({
        components: {
          schemas: {
            ErrorDto: { type: 'object' },
            CardDto: {
              properties: {
                info: { description: 'What it is', allOf: [{ $ref: '#/components/schemas/ListInfoDto' }] },
              },
              example: { $ref: 'text of an example', allOf: [{ $ref: 'x' }] },
            },
          },
        },
      }),
    ).toEqual({
      components: {
        schemas: {
          ApiError: { type: 'object' },
          Card: {
            properties: { info: { description: 'What it is', $ref: '#/components/schemas/ListInfo' } },
            example: { $ref: 'text of an example', allOf: [{ $ref: 'x' }] },
          },
        },
      },
    });
  });

  it('keep a real composition', () => {
    const composed = { allOf: [{ $ref: '#/components/schemas/A' }, { type: 'object' }] };
    expect(withPublicSchemas(composed as never)).toEqual(composed);
  });

  it('have unique names', () => {
    expect(() => withPublicSchemas({ schemas: { ErrorDto: {}, CardDto: {}, Card: {} } })).toThrow(
      'Two classes are called Card',
    );
  });
});
