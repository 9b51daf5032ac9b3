import { z } from 'zod';
import { cardDetails } from '../responses/card-details.js';
import { integer, listOf, object, part, record, text } from '../responses/output-schema.js';
import { cursorArgument, idArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const getCard = defineTool({
  name: 'get_card',
  title: 'Read a card',
  description:
    'Reads one card with its description, dates, assignees, labels, checklist, custom fields, comments, and the version that a write takes as expectedVersion. A long description and further comments follow with nextCursor.',
  effect: 'read',
  operations: ['getCard', 'listFields', 'listChecklistItems', 'listComments'],
  input: z.strictObject({ card: idArgument('Card id'), cursor: cursorArgument() }),
  outputSchema: record({
    card: part({ id: integer, title: text, listId: integer, boardId: integer, version: integer }),
    'comments?': listOf(object),
    'nextCursor?': text,
  }),
  run: (api, { card, cursor }) => cardDetails(api, card, cursor),
});
