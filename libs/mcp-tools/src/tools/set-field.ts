import { z } from 'zod';
import { integer, record } from '../responses/output-schema.js';
import { valueShown } from '../responses/field-value.js';
import { fieldValue } from '../names/field-value.js';
import { cardIdOf, fieldOf } from '../names/resolve.js';
import { cardArgument, idOrName, valueArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const setField = defineTool({
  name: 'set_field',
  title: 'Set a custom field',
  description:
    "Sets a custom field on a card; null clears it. Send an option's label, a member's name, a date as YYYY-MM-DD, several options as an array. Invalid values are rejected with the accepted ones.",
  effect: 'overwrite',
  operations: ['searchCards', 'getCard', 'listFields', 'setFieldValue'],
  input: z.strictObject({
    card: cardArgument(),
    field: idOrName(),
    value: valueArgument(),
  }),
  outputSchema: record({ card: integer, field: integer }),
  async run(api, { card: named, field: reference, value }) {
    const card = await cardIdOf(api, named);
    const { id, field } = await fieldOf(api, card, reference);
    const written = await api.setFieldValue(card, id, fieldValue(field, value));
    return { card, field: id, value: valueShown(field, written.value, 300) };
  },
});
