import { useCallback, useSyncExternalStore } from 'react';
import type { BoardStore } from '../board-data/board-store.js';
import { useBoardSession, useListIds } from '../board-hooks/use-board.js';

/** How many cards have a value in a field, so far as the board is read. */
export interface FieldCards {
  readonly count: number;
  /** Whether all cards are read. */
  readonly isExact: boolean;
}

/** Counts again with each page and each change of a card. */
export function useFieldCards(fieldId: number): FieldCards {
  const { store } = useBoardSession();
  const listIds = useListIds();
  const subscribe = useCallback(
    (listener: () => void) => {
      const topics = ['cards', ...listIds.map((id) => `list:${id}` as const)] as const;
      const leave = topics.map((topic) => store.subscribe(topic, listener));
      return () => leave.forEach((each) => each());
    },
    [store, listIds],
  );
  const count = useSyncExternalStore(subscribe, () => countOf(store, fieldId));
  const isExact = useSyncExternalStore(subscribe, () =>
    listIds.every((id) => store.list(id)?.complete !== false),
  );
  return { count, isExact };
}

function countOf(store: BoardStore, fieldId: number): number {
  return [...store.base.cards.values()].filter(({ fields }) => fields[fieldId] != null).length;
}
