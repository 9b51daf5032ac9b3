import { z } from 'zod';
import { AnswerBudget } from '../answers/answer.js';
import { cardRow } from '../answers/card-row.js';
import { cardShape, listOf, record, text } from '../answers/output-schema.js';
import { apiRowPage } from '../answers/row-page.js';
import { boardIdOf, listIdOf, memberIdOf } from '../names/resolve.js';
import { boardArgument, cursorArgument, idOrName, limitArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const searchCards = defineTool({
  name: 'search_cards',
  title: 'Search cards',
  description:
    'Finds cards by words in title and description, and by board, list, assignee, label and due date, over all boards that you may see. Every condition given must hold.',
  effect: 'read',
  operations: ['listBoards', 'listLists', 'listMembers', 'searchCards'],
  input: z.strictObject({
    query: z.string().max(500).optional(),
    board: boardArgument().optional(),
    list: idOrName('List id, or name with board').optional(),
    assignee: idOrName('Member id or name').optional(),
    label: z.string().max(100).optional(),
    due: z.string().max(100).optional(),
    archived: z.boolean().optional(),
    limit: limitArgument(100, 50),
    cursor: cursorArgument(),
  }),
  outputSchema: record({ cards: listOf(cardShape), 'nextCursor?': text }),
  async run(api, { query, board, list, assignee, label, due, archived, limit, cursor }) {
    const search = {
      q: query,
      boardId: board === undefined ? undefined : await boardIdOf(api, board),
      listId: list === undefined ? undefined : await listIdOf(api, list, board),
      assignee: assignee === undefined ? undefined : await memberIdOf(api, assignee),
      label,
      due,
      archived,
    };
    const { rows, nextCursor } = await apiRowPage({
      kind: 'search',
      cursor,
      limit,
      budget: new AnswerBudget(),
      load: (page) => api.search(search, page),
      row: (card) => ({ ...cardRow(card, true), board: card.boardId }),
    });
    return { cards: rows, ...(nextCursor ? { nextCursor } : {}) };
  },
});
