import type { CardPlace } from '../board-model/board-command.js';
import type { Direction, Spot } from './card-walk.js';

export interface CellPlace {
  readonly columnId: number;
  readonly rowId: number;
}

/** Where cards go in one step. */
export interface GridStep {
  readonly listId: number;
  readonly place: CardPlace | null;
}

/**
 * The cells of a grid, while it is shown. A cell has the id of its list; one without a list has an id of this view alone,
 * and gets its list from the first command for it.
 */
export interface GridPort {
  readonly columns: readonly { readonly id: number; readonly name: string }[];
  readonly rows: readonly { readonly id: number; readonly name: string }[];
  /** The list of a cell, or what stands for it. */
  listIdAt(cell: CellPlace): number;
  cellOf(listId: number): CellPlace | undefined;
  /** The column and the row; undefined for what is no cell. */
  nameOf(listId: number): string | undefined;
  /** The cell that has no list yet; undefined for the others. */
  emptyCell(listId: number): CellPlace | undefined;
  /** The lists of the cells, row by row; of a grid without one, its first cell. */
  listIds(): readonly number[];
  walk(from: Spot | null, direction: Direction): Spot | null;
  step(
    listId: number,
    cardIds: readonly number[],
    direction: Exclude<Direction, 'first' | 'last'>,
    isSorted: boolean,
  ): GridStep | null;
}
