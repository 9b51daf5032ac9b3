import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { CellPlace } from '../../board-control/grid-port.js';
import type { Axis } from '../../board-model/entities.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { Value } from '../../observable/value.js';
import type { GridOrder } from './grid-order.js';
import { wallClock, type WallClock } from './grid-clock.js';

/** What is edited in a dialog over the grid. */
export type GridDialog =
  | ({ readonly kind: 'cell' } & CellPlace)
  | { readonly kind: 'edit' | 'delete'; readonly axis: Axis; readonly id: number };

/** The open grid: its cells in space, and what is edited. */
export class GridState {
  readonly dialog = new Value<GridDialog | null>(null);
  /** The column or row whose name is edited in place. */
  readonly naming = new Value<{ readonly axis: Axis; readonly id: number } | null>(null);

  constructor(
    readonly order: GridOrder,
    readonly kind: 'grid' | 'timetable',
  ) {}
}

export const GridContext = createContext<GridState | null>(null);

/** @throws outside of a grid */
export function useGrid(): GridState {
  const grid = use(GridContext);
  if (grid === null) throw new Error('A cell is used before the grid was opened.');
  return grid;
}

/** The list of a cell, or what stands for it. */
export function useCellList({ columnId, rowId }: CellPlace): number {
  const { store } = useControl();
  const { order } = useGrid();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [store.subscribe('lists', listener), store.subscribe('grid', listener)];
      return () => leave.forEach((each) => each());
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => order.listIdAt({ columnId, rowId }));
}

/** The clock of this device, minute by minute; also after the device slept. */
export function useWallClock(): WallClock {
  const [clock, setClock] = useState(() => wallClock(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      clearTimeout(timer);
      const next = wallClock(new Date());
      setClock((known) => (known.day === next.day && known.minutes === next.minutes ? known : next));
      timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return clock;
}
