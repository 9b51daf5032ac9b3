import { useCallback, useSyncExternalStore } from 'react';
import type { BoardStore } from '../../board-model/board-store.js';
import type { Card } from '../../board-model/entities.js';
import { useBoardSession, useListIds } from './use-board.js';
import { useReadAll } from './use-read-all.js';

/** How many cards something is on, so far as the board is read. */
export interface CardCount {
  readonly count: number;
  /** Whether all cards are read. */
  readonly isExact: boolean;
}

/** Reads the whole board, and counts again with each page and each change of a card. */
export function useCardCount(isCounted: (card: Card) => boolean): CardCount {
  // Cards of long lists that are not read yet count as well.
  useReadAll(true);
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
  const count = useSyncExternalStore(subscribe, () => countOf(store, isCounted));
  const isExact = useSyncExternalStore(subscribe, () =>
    listIds.every((id) => store.list(id)?.complete !== false),
  );
  return { count, isExact };
}

const countOf = (store: BoardStore, isCounted: (card: Card) => boolean): number =>
  [...store.base.cards.values()].filter(isCounted).length;
