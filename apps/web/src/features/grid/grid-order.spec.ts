import { describe, expect, it } from '@jest/globals';
import { BoardStore } from '../../board-model/board-store.js';
import type { Grid, List } from '../../board-model/entities.js';
import { GridOrder } from './grid-order.js';

/** Columns 1 and 2, rows 5 and 6; lists 11 in (1, 5) with cards 101 and 102, and 12 in (2, 6) with card 103. */
function openedGrid(): { store: BoardStore; order: GridOrder } {
  const store = new BoardStore(3);
  const item = (id: number, position: string): object => ({ id, name: `Name ${id}`, position, version: 1 });
  const columns = [item(1, 'a0'), item(2, 'a1')];
  const rows = [item(5, 'a0'), item(6, 'a1')];
  store.change((base) => {
    base.grid.read({ version: 1, columns, rows } as unknown as Grid);
    for (const [id, columnId, rowId] of [
      [11, 1, 5],
      [12, 2, 6],
    ] as const)
      base.putList({ ...LIST, id, columnId, rowId, position: `a${id}` }, 1);
  });
  const cards = new Map([
    [11, [101, 102]],
    [12, [103]],
  ]);
  const order = new GridOrder(
    store,
    (id) => cards.get(id) ?? [],
    (column, row) => `${column} · ${row}`,
  );
  return { store, order };
}

const LIST: Omit<List, 'id' | 'columnId' | 'rowId'> = {
  boardId: 3,
  name: 'Cell',
  info: {},
  position: 'a0',
  cardCount: 0,
  archivedAt: null,
  version: 1,
};

describe('the cells of a grid in space', () => {
  it('have the ids of their lists, or one of their own that stays', () => {
    const { order } = openedGrid();
    expect(order.listIdAt({ columnId: 1, rowId: 5 })).toBe(11);
    const empty = order.listIdAt({ columnId: 2, rowId: 5 });
    expect(empty).toBeLessThan(0);
    expect(order.listIdAt({ columnId: 2, rowId: 5 })).toBe(empty);
    expect(order.listIdAt({ columnId: 1, rowId: 6 })).not.toBe(empty);
    expect(order.cellOf(empty)).toEqual({ columnId: 2, rowId: 5 });
    expect(order.nameOf(empty)).toBe('Name 2 · Name 5');
    expect(order.emptyCell(empty)).toEqual({ columnId: 2, rowId: 5 });
    expect(order.emptyCell(11)).toBeUndefined();
    expect(order.nameOf(99)).toBeUndefined();
  });

  it('go to their list once there is one, also one of another client beside a pending one', () => {
    const { store, order } = openedGrid();
    const cell = { columnId: 2, rowId: 5 };
    expect(order.listIdAt(cell)).toBeLessThan(0);
    store.setOverlays([{ newLists: [{ ...LIST, ...cell, id: -1_000_000, version: 0 }] }]);
    expect(order.listIdAt(cell)).toBe(-1_000_000);
    store.change((base) => base.putList({ ...LIST, ...cell, id: 13, position: 'b0' }, 2));
    expect(order.listIdAt(cell)).toBe(13);
  });

  it('keep their ids when a new column gets the id of the API', () => {
    const { store, order } = openedGrid();
    const added = { id: -9_000_000, name: 'New', position: 'a2', version: 0 };
    store.setOverlays([{ newAxisItem: { axis: 'column', item: added } }]);
    const empty = order.listIdAt({ columnId: added.id, rowId: 5 });
    store.setOverlays([], (base) => {
      base.grid.put('column', { ...added, id: 3, version: 1 }, 2);
      store.setId(added.id, 3);
    });
    expect(order.listIdAt({ columnId: 3, rowId: 5 })).toBe(empty);
    expect(order.cellOf(empty)).toEqual({ columnId: 3, rowId: 5 });
  });

  it('are walked through by cards, then by cells', () => {
    const { order } = openedGrid();
    const at = (columnId: number, rowId: number): number => order.listIdAt({ columnId, rowId });
    expect(order.walk(null, 'down')).toEqual({ listId: 11, cardId: 101 });
    expect(order.walk({ listId: 11, cardId: 101 }, 'down')).toEqual({ listId: 11, cardId: 102 });
    expect(order.walk({ listId: 11, cardId: 102 }, 'down')).toEqual({ listId: at(1, 6), cardId: null });
    expect(order.walk({ listId: at(1, 6), cardId: null }, 'right')).toEqual({ listId: 12, cardId: 103 });
    expect(order.walk({ listId: 12, cardId: 103 }, 'up')).toEqual({ listId: at(2, 5), cardId: null });
    expect(order.walk({ listId: 12, cardId: 103 }, 'right')).toBeNull();
  });

  it('are stepped through by cards, past neighbours and into the next cell', () => {
    const { order } = openedGrid();
    const below = order.listIdAt({ columnId: 1, rowId: 6 });
    expect(order.step(11, [102], 'up', false)).toEqual({ listId: 11, place: { before: 101 } });
    expect(order.step(11, [102], 'down', false)).toEqual({ listId: below, place: null });
    expect(order.step(12, [103], 'left', false)).toEqual({ listId: below, place: { at: 'last' } });
    expect(order.step(12, [103], 'down', false)).toBeNull();
    expect(order.step(11, [101], 'down', true)).toEqual({ listId: below, place: null });
  });

  it('begin with the first cell where no cell has a list', () => {
    const store = new BoardStore(3);
    const order = new GridOrder(
      store,
      () => [],
      () => '',
    );
    expect(order.listIds()).toEqual([]);
    store.change((base) => {
      const item = { id: 1, name: 'Only', position: 'a0', version: 1 };
      base.grid.read({ version: 1, columns: [item], rows: [item] } as unknown as Grid);
    });
    expect(order.listIds()).toEqual([order.listIdAt({ columnId: 1, rowId: 1 })]);
  });
});
