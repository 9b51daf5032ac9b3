import { z } from 'zod';
import { boardPage } from '../responses/board-page.js';
import { integer, part, record, rowList, text } from '../responses/output-schema.js';
import { boardIdOf } from '../names/resolve.js';
import {
  boardArgument,
  cursorArgument,
  dateDescription,
  idOrName,
  limitArgument,
  momentArgument,
} from './argument-fields.js';
import { defineTool } from './tool.js';

export const getBoard = defineTool({
  name: 'get_board',
  title: 'Read a board',
  description:
    'Reads a board: lists and cards in order. Cards show id and title, and dates, assignees, labels and done where set. Call again with nextCursor for more. get_card has descriptions.',
  effect: 'read',
  operations: ['listBoards', 'getBoard', 'listCards'],
  input: z.strictObject({
    board: boardArgument(),
    list: idOrName('Only this list').optional(),
    changedSince: momentArgument()
      .optional()
      .meta({ description: `Only cards changed since; ${dateDescription}` }),
    limit: limitArgument(200, 200),
    cursor: cursorArgument(),
  }),
  outputSchema: record({
    board: part({ id: integer, name: text, kind: text, version: integer }),
    lists: rowList,
    'nextCursor?': text,
  }),
  async run(api, { board, ...request }) {
    return boardPage(api, await boardIdOf(api, board), request);
  },
});
