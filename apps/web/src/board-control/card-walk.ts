/** Where the focus of a board is: on a card, or on a list without cards. */
export interface Spot {
  readonly listId: number;
  readonly cardId: number | null;
  /** The row of a grouped board: a card may be in several. */
  readonly row?: number;
}

/** The lists and cards that are shown, in their order. */
export interface ShownOrder {
  /** Without folded lists. */
  openListIds(): readonly number[];
  shownCardIds(listId: number, row?: number): readonly number[];
  /** The rows of a grouped board, without folded ones; null or absent without rows. */
  openRowIds?(): readonly number[] | null;
}

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/**
 * The next spot in a direction; the first card of the board without one. Null where nothing follows. At the end of a
 * cell, the next row follows.
 */
export function walk(order: ShownOrder, from: Spot | null, direction: Direction): Spot | null {
  const lists = order.openListIds();
  const rows = order.openRowIds?.() ?? null;
  const list = from === null ? -1 : lists.indexOf(from.listId);
  const isAstray = rows !== null && !rows.includes(from?.row ?? -1);
  if (from === null || list < 0 || isAstray) {
    const [first] = lists;
    return first === undefined || rows?.length === 0 ? null : spotAt(order, first, 0, rows?.[0]);
  }
  const { listId, row } = from;
  const ids = order.shownCardIds(listId, row);
  const card = from.cardId === null ? 0 : Math.max(0, ids.indexOf(from.cardId));
  switch (direction) {
    case 'first':
      return spotAt(order, listId, 0, filledRow(order, listId, rows));
    case 'last':
      return spotAt(order, listId, Infinity, filledRow(order, listId, rows?.toReversed() ?? null));
    case 'up': {
      if (card > 0) return spotAt(order, listId, card - 1, row);
      const above = nextRow(rows, row, 'up');
      return above === undefined ? null : spotAt(order, listId, Infinity, above);
    }
    case 'down': {
      if (card + 1 < ids.length) return spotAt(order, listId, card + 1, row);
      const below = nextRow(rows, row, 'down');
      return below === undefined ? null : spotAt(order, listId, 0, below);
    }
    case 'left':
    case 'right': {
      const next = lists[list + (direction === 'left' ? -1 : 1)];
      return next === undefined ? null : spotAt(order, next, card, row);
    }
  }
}

/** The row above or below; undefined at an end, and without rows. */
export function nextRow(
  rows: readonly number[] | null,
  row: number | undefined,
  direction: 'up' | 'down',
): number | undefined {
  const index = rows?.indexOf(row ?? -1) ?? -1;
  return index < 0 ? undefined : rows?.[index + (direction === 'up' ? -1 : 1)];
}

/** The first row with cards of a list. */
const filledRow = (order: ShownOrder, listId: number, rows: readonly number[] | null): number | undefined =>
  rows?.find((row) => order.shownCardIds(listId, row).length > 0) ?? rows?.[0];

/** The spot at an index, or the nearest one; of an empty list or cell the place itself. */
export function spotAt(order: ShownOrder, listId: number, index: number, row?: number): Spot {
  const ids = order.shownCardIds(listId, row);
  const cardId = ids[Math.max(0, Math.min(index, ids.length - 1))] ?? null;
  return { listId, cardId, ...(row === undefined ? {} : { row }) };
}
