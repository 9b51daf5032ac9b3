import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { BoardSession } from '../../board-model/board-session.js';
import type { BoardStore } from '../../board-model/board-store.js';
import type { Axis, AxisItem, StoreTopic } from '../../board-model/entities.js';

/** The open board of the page. Every view and panel below it reads the same store. */
export const BoardSessionContext = createContext<BoardSession | null>(null);

/** @throws outside of a board */
export function useBoardSession(): BoardSession {
  const session = use(BoardSessionContext);
  if (session === null) throw new Error('The board is used before it was opened.');
  return session;
}

export const useBoard = (): ReturnType<BoardStore['board']> => useStored('board', (store) => store.board());

/** In the order of the board, without archived lists. */
export const useListIds = (): readonly number[] => useStored('lists', (store) => store.listIds());

export const useList = (id: number): ReturnType<BoardStore['list']> =>
  useStored(`list:${id}`, (store) => store.list(id));

/** In the order of the list, without archived cards. */
export const useCardIds = (listId: number): readonly number[] =>
  useStored(`list:${listId}`, (store) => store.cardIds(listId));

/** The columns or rows of a grid, in order. */
export const useAxis = (axis: Axis): readonly AxisItem[] => useStored('grid', (store) => store.axis(axis));

export const useIsGridRead = (): boolean => useStored('grid', (store) => store.base.grid.isRead);

export const useCard = (id: number): ReturnType<BoardStore['card']> =>
  useStored(`card:${id}`, (store) => store.card(id));

export const useLabels = (): ReturnType<BoardStore['labels']> =>
  useStored('labels', (store) => store.labels());

export const useMembers = (): ReturnType<BoardStore['members']> =>
  useStored('members', (store) => store.members());

export const useFields = (): ReturnType<BoardStore['fields']> =>
  useStored('fields', (store) => store.fields());

export const useConnection = (): ReturnType<BoardStore['connection']> =>
  useStored('connection', (store) => store.connection());

export const useHistory = (): ReturnType<BoardStore['history']> =>
  useStored('history', (store) => store.history());

export const useProgress = (): ReturnType<BoardStore['progress']> =>
  useStored('progress', (store) => store.progress());

function useStored<T>(topic: StoreTopic, read: (store: BoardStore) => T): T {
  const { store } = useBoardSession();
  const subscribe = useCallback((listener: () => void) => store.subscribe(topic, listener), [store, topic]);
  return useSyncExternalStore(subscribe, () => read(store));
}
