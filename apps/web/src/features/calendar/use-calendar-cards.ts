import { useEffect, useMemo, useReducer } from 'react';
import type { StoreTopic } from '../../board-model/entities.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { useValue } from '../../observable/use-value.js';
import { WEEK_DAYS } from './calendar-days.js';
import { DatedCardsReader, type DatedCards } from './dated-cards.js';

const TOPICS: readonly StoreTopic[] = ['cards', 'lists'];

/** The cards of the shown weeks, read again once for each change of the store. */
export function useCalendarCards(weeks: readonly number[]): DatedCards {
  const control = useControl();
  const matches = useValue(control.matches);
  const { store } = control;
  const reader = useMemo(() => new DatedCardsReader(store), [store]);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const leave = TOPICS.map((topic) => store.subscribe(topic, () => countChange()));
    return () => leave.forEach((each) => each());
  }, [store]);
  const first = weeks[0] ?? 0;
  const last = (weeks.at(-1) ?? 0) + WEEK_DAYS - 1;
  // The count stands for the cards, which are read from the store.
  return useMemo(() => reader.read({ first, last }, matches), [reader, first, last, matches, changes]);
}
