import { z } from 'zod';
import { anything, integer, record } from '../responses/output-schema.js';
import { valueShown } from '../responses/field-value.js';
import type { NewFieldValue } from '../api/shapes.js';
import { fieldOf } from '../names/resolve.js';
import { idArgument, idOrName } from './argument-fields.js';
import { defineTool } from './tool.js';

export const setField = defineTool({
  name: 'set_field',
  title: 'Set a custom field',
  description:
    'Sets the value of a custom field on a card; null clears it. An option goes by its label, a member by name, a date as YYYY-MM-DD, several options as an array. A value that does not fit is refused with what would.',
  effect: 'overwrite',
  operations: ['getCard', 'listFields', 'setFieldValue'],
  input: z.strictObject({
    card: idArgument('Card id'),
    field: idOrName('Field id or name'),
    value: z.unknown().meta({ description: 'Text, number, true/false, array or null' }),
  }),
  outputSchema: record({ card: integer, field: integer, value: anything }),
  async run(api, { card, field: reference, value }) {
    const { id, field } = await fieldOf(api, card, reference);
    // Not judged here: the API knows the field's type, and its refusal says what would fit.
    const written = await api.setFieldValue(card, id, value as NewFieldValue);
    return { card, field: id, value: valueShown(field, written.value, 300) };
  },
});
