import { useSearch } from '@tanstack/react-router';
import { createContext, use, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import type { ArrangedCards } from '../../arrangement/arranged-cards.js';
import { useCardIds } from './use-board.js';
import type { BoardControl } from '../board-control.js';
import type { BoardView } from '../board-view.js';
import {
  readBoardDisplay,
  readBoardFilter,
  type BoardDisplay,
  type BoardFilter,
} from '../../filters/board-filter.js';
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

/** Rows and sort of the board; null without both. */
export const useArranged = (): ArrangedCards | null => useValue(useControl().arranged);

/** A part of the arrangement, which must be a primitive or a stable reference; null without one. */
export function useArrangedPart<T>(read: (arranged: ArrangedCards) => T): T | null {
  const arranged = useArranged();
  return useSyncExternalStore(arranged?.subscribe ?? noSubscription, () =>
    arranged ? read(arranged) : null,
  );
}

const nothing = (): void => undefined;
const noSubscription = (): (() => void) => nothing;

/** The shown cards of a list: those that match the filter, and sorted. */
export function useShownCardIds(listId: number): readonly number[] {
  const arranged = useArrangedPart((cards) => cards.cardIds(listId));
  const matching = useMatchingCardIds(listId, arranged !== null);
  return arranged ?? matching;
}

/** The cards of a list that match the filter. Changes of cards count only while there is one. */
function useMatchingCardIds(listId: number, isArranged: boolean): readonly number[] {
  const control = useControl();
  const { store } = control;
  const filter = useValue(control.matches);
  const matches = isArranged ? undefined : filter;
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
  const search = useSearch({ from: '/boards/$boardId' });
  return useMemo(() => readBoardFilter({ ...search }), [search]);
}

/** Group and sort in the address. */
export function useDisplay(): BoardDisplay {
  const search = useSearch({ from: '/boards/$boardId' });
  return useMemo(() => readBoardDisplay({ ...search }), [search]);
}
