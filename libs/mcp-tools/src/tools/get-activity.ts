import { z } from 'zod';
import { boardIdOf, cardIdOf } from '../names/resolve.js';
import { activityRow } from '../responses/activity-row.js';
import { record, rowList, text } from '../responses/output-schema.js';
import { ResponseBudget } from '../responses/response.js';
import { apiRowPage } from '../responses/row-page.js';
import {
  boardArgument,
  cursorArgument,
  dateDescription,
  cardArgument,
  limitArgument,
  momentArgument,
} from './argument-fields.js';
import { ToolError } from '../schemas/tool-error.js';
import { defineTool } from './tool.js';

export const getActivity = defineTool({
  name: 'get_activity',
  title: 'Read the activity',
  description:
    'Reads who changed what on a board, or on one card, newest first: the event such as card.move, and each changed value from and to.',
  effect: 'read',
  operations: ['searchCards', 'listBoards', 'listBoardActivity', 'listCardActivity'],
  input: z.strictObject({
    board: boardArgument().optional(),
    card: cardArgument('Instead of board').optional(),
    since: momentArgument().optional().meta({ description: dateDescription }),
    limit: limitArgument(100, 50),
    cursor: cursorArgument(),
  }),
  outputSchema: record({
    activity: rowList,
    'nextCursor?': text,
  }),
  async run(api, { board, card, since = -Infinity, limit, cursor }) {
    if ((board === undefined) === (card === undefined))
      throw new ToolError('invalid_arguments', 'Send board or card, one of them.');
    const of =
      card === undefined
        ? { board: await boardIdOf(api, board as number | string) }
        : { card: await cardIdOf(api, card) };
    const { rows, nextCursor } = await apiRowPage({
      kind: 'activity',
      cursor,
      limit,
      budget: new ResponseBudget(),
      load: async (page) => {
        const { body, nextCursor: next } = await api.activity(of, page);
        const recent = body.filter(({ occurredAt }) => Date.parse(occurredAt) >= since);
        // Newest first: nothing after an older action is wanted.
        return { body: recent, nextCursor: recent.length < body.length ? null : next };
      },
      row: activityRow,
    });
    return { activity: rows, ...(nextCursor ? { nextCursor } : {}) };
  },
});
