import type { BoardStore } from '../../board-model/board-store.js';
import { chartOrder } from '../../board-model/chart-plan.js';
import type { ChartTask, ShownCard } from '../../board-model/entities.js';
import { barOf, type Bar } from '../../spans/bar.js';

/** A row of the chart. */
export interface TaskRow {
  readonly id: number;
  readonly card: ShownCard;
  readonly task: ChartTask;
  readonly listName: string;
  readonly bar: Bar;
}

export interface ChartRows {
  readonly rows: readonly TaskRow[];
  readonly indexes: ReadonlyMap<number, number>;
  /** Cards without dates, in chart order. */
  readonly unscheduled: readonly ShownCard[];
}

export const NO_ROWS: ChartRows = { rows: [], indexes: new Map(), unscheduled: [] };

/**
 * The shown tasks in chart order; the others are unscheduled.
 * @param known the rows before, of which those that did not change are the same objects again
 */
export function chartRows(
  store: BoardStore,
  matches: ((card: ShownCard) => boolean) | undefined,
  known: ChartRows = NO_ROWS,
): ChartRows {
  const rows: TaskRow[] = [];
  const unscheduled: ShownCard[] = [];
  for (const id of chartOrder(store)) {
    const card = store.card(id);
    if (!card || (matches && !matches(card))) continue;
    const bar = barOf(card);
    if (!bar) {
      unscheduled.push(card);
      continue;
    }
    const row = { id, card, task: store.task(id), listName: store.list(card.listId)?.name ?? '', bar };
    const before = known.rows[known.indexes.get(id) ?? -1];
    rows.push(before && isSameRow(before, row) ? before : row);
  }
  return { rows, unscheduled, indexes: new Map(rows.map((row, index) => [row.id, index])) };
}

const isSameRow = (a: TaskRow, b: TaskRow): boolean =>
  a.card === b.card && a.task === b.task && a.listName === b.listName;
