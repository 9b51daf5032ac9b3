import { z } from 'zod';
import { ResponseBudget, shortened } from '../responses/response.js';
import { infoShown } from '../responses/list-info.js';
import { integer, record, rowList, text } from '../responses/output-schema.js';
import { wholeRowPage } from '../responses/row-page.js';
import type { Grid, GridCell } from '../api/shapes.js';
import { boardIdOf } from '../names/resolve.js';
import { boardArgument, cursorArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const getGrid = defineTool({
  name: 'get_grid',
  title: 'Read a grid or timetable',
  description:
    "Reads a board as columns, rows and cells; a cell is a list. A timetable has days as columns and time slots as rows. cards adds each cell's cards.",
  effect: 'read',
  operations: ['listBoards', 'getGrid'],
  input: z.strictObject({
    board: boardArgument(),
    cards: z.boolean().optional(),
    cursor: cursorArgument(),
  }),
  outputSchema: record({
    board: integer,
    kind: text,
    columns: rowList,
    rows: rowList,
    cells: rowList,
    'nextCursor?': text,
  }),
  async run(api, { board, cards, cursor }) {
    const grid = await api.grid(await boardIdOf(api, board), cards ?? false);
    const page = wholeRowPage({
      kind: 'grid',
      cursor,
      budget: new ResponseBudget(),
      rows: partsOf(grid),
    });
    const parts = (part: GridPart['part']): object[] =>
      page.rows.flatMap((row) => (row.part === part ? [row.shown] : []));
    return {
      board: grid.boardId,
      kind: grid.kind,
      columns: parts('column'),
      rows: parts('row'),
      cells: parts('cell'),
      ...(page.nextCursor ? { nextCursor: page.nextCursor } : {}),
    };
  },
});

interface GridPart {
  key: string;
  part: 'column' | 'row' | 'cell';
  shown: object;
}

/** Columns, then rows, then cells, so that the first page shows the layout. */
function partsOf({ columns, rows, cells }: Grid): GridPart[] {
  return [
    ...columns.map(({ id, name, weekday, date }) => ({
      key: `c${id}`,
      part: 'column' as const,
      shown: { id, name: shortened(name, 80), ...(weekday ? { weekday } : {}), ...(date ? { date } : {}) },
    })),
    ...rows.map(({ id, name, startTime, endTime }) => ({
      key: `r${id}`,
      part: 'row' as const,
      shown: {
        id,
        name: shortened(name, 80),
        ...(startTime ? { startTime } : {}),
        ...(endTime ? { endTime } : {}),
      },
    })),
    ...cells.map((cell) => ({ key: `l${cell.listId}`, part: 'cell' as const, shown: cellShown(cell) })),
  ];
}

const CARDS_A_CELL_MAX = 10;

function cellShown(cell: GridCell): object {
  const info = infoShown(cell.info);
  return {
    list: cell.listId,
    column: cell.columnId,
    row: cell.rowId,
    name: shortened(cell.name, 80),
    ...(info ? { info } : {}),
    cardCount: cell.cardCount,
    ...(cell.cards
      ? {
          cards: cell.cards
            .slice(0, CARDS_A_CELL_MAX)
            .map(({ id, title }) => ({ id, title: shortened(title, 60) })),
        }
      : {}),
  };
}
