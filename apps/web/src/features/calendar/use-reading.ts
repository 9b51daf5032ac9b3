import { useCallback, useSyncExternalStore } from 'react';
import { useControl } from '../../board-control/hooks/use-control.js';

/** Whether cards of a large board are still being read. */
export function useStoreReading(): boolean {
  const { store } = useControl();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = (['cards', 'lists', 'connection'] as const).map((topic) =>
        store.subscribe(topic, listener),
      );
      return () => leave.forEach((each) => each());
    },
    [store],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      store.connection().state !== 'offline' &&
      store.listIds().some((id) => store.list(id)?.complete === false),
  );
}
