import { IdField } from '../fields/fields.js';

/** The number of a card, as every response has it. */
export const CardNumberField = (options: { optional?: boolean } = {}): PropertyDecorator =>
  IdField({
    ...options,
    description:
      'Counted in the workspace and shown as `#12`; never given again, and kept when the card moves',
    example: 12,
  });
