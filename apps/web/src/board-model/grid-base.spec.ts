import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyEvent } from './apply-event.js';
import { BoardBase } from './board-base.js';
import { ranksBetween } from './card-order.js';
import type { Axis, AxisItem, BoardEvent, Grid } from './entities.js';

type Observation = { readonly event: BoardEvent } | { readonly read: Grid };

/** The columns and rows of the API: every change makes an event and the next version of the board. */
class ModelGrid {
  readonly observations: Observation[] = [];
  readonly axes: Record<Axis, AxisItem[]> = { column: [], row: [] };
  #version = 1;
  #lastId = 0;

  change(axis: Axis, verb: 'create' | 'update' | 'reorder' | 'delete', nth: number): void {
    const items = this.axes[axis];
    if (verb === 'create') {
      const [position = ''] = ranksBetween(items.at(-1)?.position ?? null, null, 1);
      const item = { id: ++this.#lastId, name: `New ${nth}`, position, version: 1 };
      this.axes[axis] = [...items, item];
      this.#record(axis, verb, item);
      return;
    }
    const item = items[nth % Math.max(1, items.length)];
    if (!item) return;
    const others = items.filter((other) => other !== item);
    if (verb === 'delete') {
      this.axes[axis] = others;
      this.#record(axis, verb, item);
      return;
    }
    const at = nth % items.length;
    const [rank = ''] = ranksBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null, 1);
    const change = verb === 'update' ? { name: `Name ${nth}` } : { position: rank };
    const changed = { ...item, ...change, version: item.version + 1 };
    this.axes[axis] = [...others, changed].sort((a, b) => (a.position < b.position ? -1 : 1));
    this.#record(axis, verb, changed);
  }

  read(): void {
    this.observations.push({ read: this.#grid() });
  }

  #grid(): Grid {
    const { column, row } = this.axes;
    const grid = { boardId: 3, kind: 'grid', version: this.#version, columns: column, rows: row, cells: [] };
    return structuredClone(grid) as unknown as Grid;
  }

  #record(axis: Axis, verb: string, item: AxisItem): void {
    const to = ++this.#version;
    const changes = { boardVersion: { from: to - 1, to } };
    const event = { event: `${axis}.${verb}`, data: { ...item }, changes } as unknown as BoardEvent;
    this.observations.push({ event });
  }
}

const steps = fc.array(
  fc.tuple(
    fc.constantFrom('column' as const, 'row' as const),
    fc.constantFrom(
      'create' as const,
      'create' as const,
      'update' as const,
      'reorder' as const,
      'delete' as const,
    ),
    fc.nat({ max: 30 }),
    fc.boolean(),
  ),
  { maxLength: 30 },
);

describe('columns and rows in the store', () => {
  it('end in the state of the API for any order of events and reads', () => {
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat({ max: 1_000 })), (taken, order) => {
        const model = new ModelGrid();
        for (const [axis, verb, nth, isRead] of taken) {
          model.change(axis, verb, nth);
          if (isRead) model.read();
        }
        const base = new BoardBase(3);
        const left = [...model.observations];
        while (left.length > 0) {
          const [taken] = left.splice((order.next().value as number) % left.length, 1);
          if (!taken) continue;
          if ('read' in taken) base.grid.read(taken.read);
          else applyEvent(base, taken.event);
        }
        for (const axis of ['column', 'row'] as const)
          expect(base.grid.items(axis)).toEqual(model.axes[axis]);
      }),
      { numRuns: 300 },
    );
  });

  it('lose the cells of a deleted column', () => {
    const base = new BoardBase(3);
    const list = {
      boardId: 3,
      name: 'Cell',
      info: {},
      position: 'a0',
      cardCount: 0,
      archivedAt: null,
      version: 1,
    };
    base.putList({ ...list, id: 11, columnId: 1, rowId: 5 }, 1);
    base.putList({ ...list, id: 12, columnId: 2, rowId: 5, position: 'a1' }, 2);
    applyEvent(base, { event: 'column.delete', data: { id: 1 } } as unknown as BoardEvent);
    expect(base.listOrder.idsOf(3)).toEqual([12]);
  });

  it('are read again after their ranks were spread', () => {
    const base = new BoardBase(3);
    base.grid.read({ version: 1, columns: [], rows: [] } as unknown as Grid);
    const changes = { respaced: { from: false, to: true }, boardVersion: { from: 1, to: 2 } };
    const data = { id: 1, name: 'New', position: 'a0', version: 1 };
    const effect = applyEvent(base, { event: 'row.create', data, changes } as unknown as BoardEvent);
    expect(effect.grid).toBe(true);
  });
});
