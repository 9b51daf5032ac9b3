import { limits } from '@kiban/client';
import { z } from 'zod';
import { ResponseBudget } from '../responses/response.js';
import { cardRow } from '../responses/card-row.js';
import { record, rowList, text } from '../responses/output-schema.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { apiRowPage } from '../responses/row-page.js';
import { boardIdOf, listIdOf, memberIdOf } from '../names/resolve.js';
import { boardArgument, cursorArgument, idOrName, limitArgument, textArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const searchCards = defineTool({
  name: 'search_cards',
  title: 'Search cards',
  description:
    'Finds cards on all boards by words, board, list, assignee, label and due date (overdue, today, week, none, a day, or 2026-11-01..2026-11-30; in me.timeZone of list_boards). All conditions must match.',
  effect: 'read',
  operations: ['listBoards', 'listLists', 'listMembers', 'searchCards'],
  input: z.strictObject({
    query: textArgument(limits.searchTextLengthMax).optional(),
    board: boardArgument().optional(),
    list: idOrName('Id, or name with board').optional(),
    assignee: idOrName('Member, me or none').optional(),
    label: idOrName().optional(),
    due: textArgument(limits.dueFilterLengthMax).optional(),
    archived: z.boolean().optional(),
    limit: limitArgument(100, 50),
    cursor: cursorArgument(),
  }),
  outputSchema: record({ cards: rowList, 'nextCursor?': text }),
  async run(api, { query, board, list, assignee, label, due, archived, limit, cursor }) {
    const search = {
      q: query,
      boardId: board === undefined ? undefined : await boardIdOf(api, board),
      listId: list === undefined ? undefined : await listIdOf(api, list, board),
      assignee: assignee === undefined ? undefined : await assigneeOf(api, assignee),
      label: label === undefined ? undefined : String(label),
      due,
      archived,
    };
    const { rows, nextCursor } = await apiRowPage({
      kind: 'search',
      cursor,
      limit,
      budget: new ResponseBudget(),
      load: (page) => api.search(search, page),
      row: (card) => ({ ...cardRow(card, true), board: card.boardId }),
    });
    return { cards: rows, ...(nextCursor ? { nextCursor } : {}) };
  },
});

/** `me` and `none` are keywords of the API; a member may also be identified by name. */
async function assigneeOf(api: WorkspaceApi, reference: number | string): Promise<string> {
  if (reference === 'me' || reference === 'none') return reference;
  return String(await memberIdOf(api, reference));
}
