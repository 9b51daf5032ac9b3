import { z } from 'zod';
import { cardIdOf } from '../names/resolve.js';
import { integer, record } from '../responses/output-schema.js';
import { expectedVersionArgument, cardArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const deleteCard = defineTool({
  name: 'delete_card',
  title: 'Delete a card',
  description:
    'Permanently deletes a card with its comments and values. To put it aside, archive it with update_cards.',
  effect: 'delete',
  operations: ['searchCards', 'deleteCard'],
  input: z.strictObject({ card: cardArgument(), expectedVersion: expectedVersionArgument() }),
  outputSchema: record({ deleted: integer }),
  async run(api, { card, expectedVersion }) {
    const id = await cardIdOf(api, card);
    await api.deleteCard(id, expectedVersion);
    return { deleted: id };
  },
});
