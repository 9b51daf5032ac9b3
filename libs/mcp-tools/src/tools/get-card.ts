import { z } from 'zod';
import { cardDetails } from '../responses/card-details.js';
import { integer, part, record, rowList, text } from '../responses/output-schema.js';
import { cursorArgument, idArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const getCard = defineTool({
  name: 'get_card',
  title: 'Read a card',
  description:
    'Reads a card: description, dates, assignees, labels, checklist, custom fields, comments, and the version to send as expectedVersion. nextCursor continues a long description and comments.',
  effect: 'read',
  operations: ['getCard', 'listFields', 'listChecklistItems', 'listComments'],
  input: z.strictObject({ card: idArgument(), cursor: cursorArgument() }),
  outputSchema: record({
    card: part({ id: integer, title: text, version: integer }),
    'comments?': rowList,
    'nextCursor?': text,
  }),
  run: (api, { card, cursor }) => cardDetails(api, card, cursor),
});
