import { OneOfField } from '../fields/fields.js';

/** What a response with many cards can leave out. */
export const cardOmissions = ['description'] as const;
export type CardOmission = (typeof cardOmissions)[number];

export function CardOmissionField(): PropertyDecorator {
  return OneOfField(cardOmissions, {
    optional: true,
    name: 'CardOmission',
    description:
      '`description` omits the cards’ descriptions: `description` is null, `hasDescription` is set',
    example: undefined,
  });
}
