import type { Dependency, Span } from '@kiban/schedule';
import type { BoardStore } from './board-store.js';
import { compareRanks } from './card-order.js';

/** Spans and dependencies of the shown tasks, as a cascade and a critical path need them. */
export interface Plan {
  readonly spans: ReadonlyMap<number, Span>;
  readonly dependencies: readonly Dependency[];
}

export function planOf(store: BoardStore): Plan {
  const spans = new Map<number, Span>();
  const dependencies: Dependency[] = [];
  for (const id of shownCardIds(store)) {
    const card = store.card(id);
    if (!card) continue;
    spans.set(id, { start: card.startDate, end: card.dueDate });
    for (const dependency of store.task(id).dependencies) dependencies.push({ ...dependency, taskId: id });
  }
  return { spans, dependencies };
}

/** The tasks in chart order: by their ranks, those without one behind, as the lists and cards are ordered. */
export function chartOrder(store: BoardStore): readonly number[] {
  const ranked: { id: number; position: string }[] = [];
  const others: number[] = [];
  for (const id of shownCardIds(store)) {
    const { position } = store.task(id);
    if (position === null) others.push(id);
    else ranked.push({ id, position });
  }
  return [...ranked.sort(compareRanks).map(({ id }) => id), ...others];
}

const shownCardIds = (store: BoardStore): readonly number[] =>
  store.listIds().flatMap((listId) => store.cardIds(listId));
