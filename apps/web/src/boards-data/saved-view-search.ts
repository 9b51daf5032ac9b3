import type { components } from '@kiban/client';
import type { ViewName } from '../board-views/view-names.js';
import { readBoardDisplay, readBoardFilter, type BoardSearch } from '../filters/board-filter.js';

export type SavedView = components['schemas']['SavedView'];

type ViewQuery = components['schemas']['ViewQueryInput'];

/** The names that a saved view and an address have in common. */
const NAMES = ['q', 'assignee', 'label', 'due', 'group', 'sort'] as const;

/** What a view saves of an address. */
export function queryOf(search: BoardSearch): ViewQuery {
  const query: Partial<Record<(typeof NAMES)[number], string>> = {};
  for (const name of NAMES) {
    const value = search[name]?.trim();
    if (value) query[name] = value;
  }
  return query as ViewQuery;
}

/** The address of a saved view. */
export function searchOf({ id, query }: Pick<SavedView, 'id' | 'query'>): BoardSearch {
  return { ...readBoardFilter({ ...query }), ...readBoardDisplay({ ...query }), saved: id };
}

/** Whether an address has a filter or an arrangement of its own, and not only the id of a view. */
export const isArrangedSearch = (search: BoardSearch): boolean => Object.keys(queryOf(search)).length > 0;

/** Whether an address shows what a view has saved. */
export function isUnchanged(view: SavedView, shown: ViewName, search: BoardSearch): boolean {
  const query = queryOf(search);
  return view.kind === shown && NAMES.every((name) => (query[name] ?? null) === view.query[name]);
}
