/** Where the focus of a board is: on a card, or on a list without cards. */
export interface Spot {
  readonly listId: number;
  readonly cardId: number | null;
}

/** The lists and cards that are shown, in their order. */
export interface ShownOrder {
  /** Without folded lists. */
  openListIds(): readonly number[];
  shownCardIds(listId: number): readonly number[];
}

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/** The next spot in a direction; the first card of the board without one. Null where nothing follows. */
export function walk(order: ShownOrder, from: Spot | null, direction: Direction): Spot | null {
  const lists = order.openListIds();
  const list = from === null ? -1 : lists.indexOf(from.listId);
  if (from === null || list < 0) return lists[0] === undefined ? null : spotAt(order, lists[0], 0);
  const ids = order.shownCardIds(from.listId);
  const card = from.cardId === null ? 0 : Math.max(0, ids.indexOf(from.cardId));
  switch (direction) {
    case 'first':
      return spotAt(order, from.listId, 0);
    case 'last':
      return spotAt(order, from.listId, ids.length - 1);
    case 'up':
      return card > 0 ? spotAt(order, from.listId, card - 1) : null;
    case 'down':
      return card + 1 < ids.length ? spotAt(order, from.listId, card + 1) : null;
    case 'left':
    case 'right': {
      const next = lists[list + (direction === 'left' ? -1 : 1)];
      return next === undefined ? null : spotAt(order, next, card);
    }
  }
}

/** The spot at an index, or the nearest one; of an empty list the list. */
export function spotAt(order: ShownOrder, listId: number, index: number): Spot {
  const ids = order.shownCardIds(listId);
  return { listId, cardId: ids[Math.max(0, Math.min(index, ids.length - 1))] ?? null };
}
