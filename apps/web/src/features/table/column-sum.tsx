import { useDeferredValue, useEffect, useMemo, useReducer, type ReactElement } from 'react';
import { useBoardSession } from '../../board-control/hooks/use-board.js';
import { useTableMessages } from '../../texts/table-messages.js';
import { sumOf } from './sums.js';
import styles from './table-grid.module.css';
import type { TableGroup } from './table-rows.js';

export interface ColumnSumProps {
  readonly name: string;
  readonly fieldId: number;
  readonly groups: readonly TableGroup[];
}

/** The sum of a number field over the cards of groups; a card that is in two groups counts once. */
export function ColumnSum({ name, fieldId, groups }: ColumnSumProps): ReactElement | null {
  const texts = useTableMessages();
  const { store } = useBoardSession();
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.subscribe('cards', countChange), [store]);
  // What is typed and scrolled comes first.
  const [shown, counted] = [useDeferredValue(groups), useDeferredValue(changes)];
  const sum = useMemo(() => {
    const ids = new Set(shown.flatMap(({ cardIds }) => cardIds));
    // The count stands for the cards, which are read from the store.
    return counted >= 0 ? sumOf([...ids].map((id) => store.card(id)?.fields[fieldId])) : null;
  }, [store, fieldId, shown, counted]);
  if (sum === null) return null;
  const text = sum.toLocaleString(document.documentElement.lang);
  return (
    <span className={styles.sum}>
      <span aria-hidden>Σ {text}</span>
      <span className="visually-hidden">{texts.sum(name, text)}</span>
    </span>
  );
}
