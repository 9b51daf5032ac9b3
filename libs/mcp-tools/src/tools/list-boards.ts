import { limits } from '@kiban/client';
import { z } from 'zod';
import { ResponseBudget, fitting, shortened } from '../responses/response.js';
import { cursorText, readCursor } from '../responses/cursor.js';
import { object, record, rowList, text } from '../responses/output-schema.js';
import type { Board, Me } from '../api/shapes.js';
import { cursorArgument, textArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

const place = z.object({ position: z.string(), id: z.int() });

export const listBoards = defineTool({
  name: 'list_boards',
  title: 'List boards',
  description:
    'Lists the boards you can see, in order, with their numbers of lists and cards, and who you are (me). Start here to find a board.',
  effect: 'read',
  operations: ['listBoards', 'getMe'],
  input: z.strictObject({
    query: textArgument(limits.nameLengthMax).optional().meta({ description: 'Part of the name' }),
    archived: z.boolean().optional().meta({ description: 'Archived boards too' }),
    cursor: cursorArgument(),
  }),
  outputSchema: record({
    'me?': object,
    boards: rowList,
    'nextCursor?': text,
  }),
  async run(api, { query, archived, cursor }) {
    const after = cursor === undefined ? undefined : readCursor('boards', place, cursor);
    const [all, me] = await Promise.all([
      api.boards(archived ?? false),
      after === undefined ? api.me() : undefined,
    ]);
    const budget = new ResponseBudget();
    const head = me ? { me: meShown(me) } : {};
    budget.take(head);
    const boards = all
      .filter(({ name }) => !query || name.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
      .filter((board) => !after || isAfter(board, after));
    const rows = fitting(boards.map(boardRow), budget);
    const last = boards[rows.length - 1];
    return {
      ...head,
      boards: rows,
      ...(last && rows.length < boards.length
        ? { nextCursor: cursorText('boards', { position: last.position, id: last.id }) }
        : {}),
    };
  },
});

/** The zone in which the API counts relative dates such as `overdue`; it knows none of its readers. */
const TIME_ZONE = 'UTC';

/** The caller, for sentences such as "my cards due this week". */
const meShown = ({ member, role, workspace }: Me): object => ({
  id: member.id,
  name: shortened(member.name, 80),
  role,
  workspace: shortened(workspace.name, 120),
  timeZone: TIME_ZONE,
});

const isAfter = (board: Board, place: { position: string; id: number }): boolean =>
  board.position > place.position || (board.position === place.position && board.id > place.id);

function boardRow(board: Board): object {
  return {
    id: board.id,
    name: shortened(board.name, 120),
    ...(board.description ? { description: shortened(board.description, 200) } : {}),
    kind: board.kind,
    lists: board.listCount,
    cards: board.cardCount,
    ...(board.visibility === 'private' ? { private: true } : {}),
    ...(board.archivedAt ? { archived: true } : {}),
  };
}
