import { limits } from '@kiban/client';
import { z } from 'zod';
import { ResponseBudget, fitting, shortened } from '../responses/response.js';
import { cursorText, readCursor } from '../responses/cursor.js';
import { integer, listOf, record, text } from '../responses/output-schema.js';
import type { Board } from '../api/shapes.js';
import { cursorArgument, textArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

const place = z.object({ position: z.string(), id: z.int() });

export const listBoards = defineTool({
  name: 'list_boards',
  title: 'List boards',
  description:
    'Lists the boards you can see, in order, with their numbers of lists and cards. Start here to find a board.',
  effect: 'read',
  operations: ['listBoards'],
  input: z.strictObject({
    query: textArgument(limits.nameLengthMax).optional().meta({ description: 'Part of the name' }),
    archived: z.boolean().optional().meta({ description: 'Archived boards too' }),
    cursor: cursorArgument(),
  }),
  outputSchema: record({
    boards: listOf(record({ id: integer, name: text, cards: integer })),
    'nextCursor?': text,
  }),
  async run(api, { query, archived, cursor }) {
    const after = cursor === undefined ? undefined : readCursor('boards', place, cursor);
    const boards = (await api.boards(archived ?? false))
      .filter(({ name }) => !query || name.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
      .filter((board) => !after || isAfter(board, after));
    const rows = fitting(boards.map(boardRow), new ResponseBudget());
    const last = boards[rows.length - 1];
    return {
      boards: rows,
      ...(last && rows.length < boards.length
        ? { nextCursor: cursorText('boards', { position: last.position, id: last.id }) }
        : {}),
    };
  },
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
