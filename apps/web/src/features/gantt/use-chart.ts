import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StoreTopic } from '../../board-model/entities.js';
import { useBoardSession } from '../../board-control/hooks/use-board.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { useValue } from '../../observable/use-value.js';
import { chartRows, type ChartRows } from './chart-rows.js';

const TOPICS: readonly StoreTopic[] = ['cards', 'chart', 'lists', 'board'];

/** The rows of the chart, made again once for each change of the store. */
export function useChartRows(): ChartRows {
  const { store } = useBoardSession();
  const matches = useValue(useControl().matches);
  const [shown, setShown] = useState(() => chartRows(store, matches));
  useEffect(() => {
    const read = (): void => setShown((known) => chartRows(store, matches, known));
    read();
    const leave = TOPICS.map((topic) => store.subscribe(topic, read));
    return () => leave.forEach((each) => each());
  }, [store, matches]);
  return shown;
}

/** Whether the dependencies and the order are read. */
export function useChartRead(): boolean {
  const session = useBoardSession();
  const { store } = session;
  useEffect(() => session.openChart(), [session]);
  return useSyncExternalStore(
    (listener) => store.subscribe('chart', listener),
    () => store.base.chart.isRead,
  );
}
