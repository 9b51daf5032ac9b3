import { useSearch } from '@tanstack/react-router';
import { createContext, use, useEffect, useMemo, useReducer } from 'react';
import { useCardIds } from '../../board-hooks/use-board.js';
import type { BoardControl } from '../../commands/board-control.js';
import type { BoardView } from '../../commands/board-view.js';
import type { BoardFilter } from '../../filters/board-filter.js';
import { useValue } from '../../observable/use-value.js';

export const BoardControlContext = createContext<BoardControl | null>(null);

/** @throws outside of the board view */
export function useControl(): BoardControl {
  const control = use(BoardControlContext);
  if (control === null) throw new Error('The board view is used before the board was opened.');
  return control;
}

/** A part of the view's state; `select` must return a primitive or a stable reference. */
export function useView<T>(select: (view: BoardView) => T): T {
  return useValue(useControl().view, select);
}

/** The cards of a list that match the filter. Changes of cards count only while there is one. */
export function useShownCardIds(listId: number): readonly number[] {
  const control = useControl();
  const { store } = control;
  const matches = useValue(control.matches);
  const ids = useCardIds(listId);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!matches) return undefined;
    const leave = ids.map((id) => store.subscribe(`card:${id}`, countChange));
    return () => leave.forEach((each) => each());
  }, [store, ids, matches]);
  return useMemo(() => {
    // The count stands for the cards, which are read from the store.
    return matches && changes >= 0 ? control.shownCardIds(listId) : ids;
  }, [control, listId, ids, matches, changes]);
}

/** The filter in the address. */
export function useFilter(): BoardFilter {
  return useSearch({ from: '/boards/$boardId' });
}
