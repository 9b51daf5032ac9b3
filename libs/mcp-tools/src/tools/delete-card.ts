import { z } from 'zod';
import { integer, record } from '../responses/output-schema.js';
import { expectedVersionArgument, idArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const deleteCard = defineTool({
  name: 'delete_card',
  title: 'Delete a card',
  description:
    'Permanently deletes a card with its comments and values. To put it aside, archive it with update_cards.',
  effect: 'delete',
  operations: ['deleteCard'],
  input: z.strictObject({ card: idArgument(), expectedVersion: expectedVersionArgument() }),
  outputSchema: record({ deleted: integer }),
  async run(api, { card, expectedVersion }) {
    await api.deleteCard(card, expectedVersion);
    return { deleted: card };
  },
});
