import { z } from 'zod';
import { cardIdOf } from '../names/resolve.js';
import { cardDetails } from '../responses/card-details.js';
import { integer, part, record, rowList, text } from '../responses/output-schema.js';
import { cursorArgument, cardArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const getCard = defineTool({
  name: 'get_card',
  title: 'Read a card',
  description:
    'Reads a card: description, dates, assignees, labels, checklist, custom fields, comments, and the version to send as expectedVersion. nextCursor continues a long description and comments.',
  effect: 'read',
  operations: ['searchCards', 'getCard', 'listFields', 'listChecklistItems', 'listComments'],
  input: z.strictObject({ card: cardArgument(), cursor: cursorArgument() }),
  outputSchema: record({
    card: part({ id: integer, title: text, version: integer }),
    'comments?': rowList,
    'nextCursor?': text,
  }),
  run: async (api, { card, cursor }) => cardDetails(api, await cardIdOf(api, card), cursor),
});
