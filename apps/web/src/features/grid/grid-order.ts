import { stepInRows } from '../../board-control/arranged-step.js';
import { walk, type Direction, type ShownOrder, type Spot } from '../../board-control/card-walk.js';
import type { CellPlace, GridPort, GridStep } from '../../board-control/grid-port.js';
import type { BoardStore } from '../../board-model/board-store.js';
import type { AxisItem } from '../../board-model/entities.js';

const keyOf = ({ columnId, rowId }: CellPlace): string => `${columnId}:${rowId}`;

/**
 * The cells of a grid in space. A cell without a list has a small negative id here; temporary ids of the store are far
 * below it, so the two never meet.
 */
export class GridOrder implements GridPort {
  readonly #emptyCells = new Map<number, CellPlace>();
  #standIns = new Map<string, number>();
  #lists = new Map<string, number>();
  /** What the maps were made from. */
  #known: readonly unknown[] = [];

  constructor(
    private readonly store: BoardStore,
    private readonly shownCardIds: (listId: number) => readonly number[],
    private readonly nameOfCell: (column: string, row: string) => string,
  ) {}

  get columns(): readonly AxisItem[] {
    return this.store.axis('column');
  }

  get rows(): readonly AxisItem[] {
    return this.store.axis('row');
  }

  listIdAt(cell: CellPlace): number {
    const key = keyOf(cell);
    this.#refresh();
    const listId = this.#lists.get(key) ?? this.#standIns.get(key);
    if (listId !== undefined) return listId;
    const standIn = -1 - this.#standIns.size;
    this.#standIns.set(key, standIn);
    this.#emptyCells.set(standIn, cell);
    return standIn;
  }

  cellOf(listId: number): CellPlace | undefined {
    const { columnId, rowId } = this.store.list(listId) ?? {};
    if (columnId != null && rowId != null) return this.#current({ columnId, rowId });
    const empty = this.#emptyCells.get(listId);
    return empty && this.#current(empty);
  }

  emptyCell(listId: number): CellPlace | undefined {
    return this.store.list(listId) ? undefined : this.cellOf(listId);
  }

  nameOf(listId: number): string | undefined {
    const cell = this.cellOf(listId);
    const column = this.columns.find(({ id }) => id === cell?.columnId);
    const row = this.rows.find(({ id }) => id === cell?.rowId);
    return column && row && this.nameOfCell(column.name, row.name);
  }

  listIds(): readonly number[] {
    this.#refresh();
    const ids = this.rows.flatMap(({ id: rowId }) =>
      this.columns.flatMap(({ id: columnId }) => this.#lists.get(keyOf({ columnId, rowId })) ?? []),
    );
    const [column] = this.columns;
    const [row] = this.rows;
    if (ids.length > 0 || !column || !row) return ids;
    return [this.listIdAt({ columnId: column.id, rowId: row.id })];
  }

  walk(from: Spot | null, direction: Direction): Spot | null {
    const cell = from === null ? undefined : this.cellOf(from.listId);
    const start = from && cell ? { listId: cell.columnId, row: cell.rowId, cardId: from.cardId } : null;
    const next = walk(this.#inSpace(), start, direction);
    if (next?.row === undefined) return null;
    return { listId: this.listIdAt({ columnId: next.listId, rowId: next.row }), cardId: next.cardId };
  }

  step(
    listId: number,
    cardIds: readonly number[],
    direction: Exclude<Direction, 'first' | 'last'>,
    isSorted: boolean,
  ): GridStep | null {
    const cell = this.cellOf(listId);
    if (!cell) return null;
    const from = { listId: cell.columnId, row: cell.rowId };
    const step = stepInRows(this.#inSpace(), from, cardIds, direction, isSorted);
    if (step?.to.row === undefined) return null;
    const to = { columnId: step.to.listId, rowId: step.to.row };
    return { listId: this.listIdAt(to), place: step.place };
  }

  /** Columns take the place of lists, so that the rules for rows of a board count here. */
  #inSpace(): ShownOrder {
    return {
      openListIds: () => this.columns.map(({ id }) => id),
      openRowIds: () => this.rows.map(({ id }) => id),
      shownCardIds: (columnId, rowId = 0) => this.shownCardIds(this.listIdAt({ columnId, rowId })),
    };
  }

  /** A new column or row gets its id later than its cells are shown. */
  #current({ columnId, rowId }: CellPlace): CellPlace {
    return { columnId: this.store.idOf(columnId), rowId: this.store.idOf(rowId) };
  }

  #refresh(): void {
    const sources = [this.store.listIds(), this.columns, this.rows];
    if (sources.every((source, index) => source === this.#known[index])) return;
    this.#known = sources;
    this.#standIns = new Map([...this.#emptyCells].map(([id, cell]) => [keyOf(this.#current(cell)), id]));
    this.#lists = new Map();
    for (const id of this.store.listIds()) {
      const cell = this.cellOf(id);
      if (!cell) continue;
      const known = this.#lists.get(keyOf(cell));
      // A list that waits for its response is the same one that an event has named.
      if (known === undefined || known < 0) this.#lists.set(keyOf(cell), id);
    }
  }
}
