import type { components } from '@kiban/client';
import { isSameValue } from '../board-model/same-value.js';
import type { ViewName } from '../board-views/view-names.js';
import {
  fieldFiltersOf,
  fieldIdOf,
  readBoardDisplay,
  readBoardFilter,
  type BoardSearch,
} from '../filters/board-filter.js';

export type SavedView = components['schemas']['SavedView'];

type ViewQuery = components['schemas']['ViewQueryInput'];

/** The names that a saved view and an address have in common. */
const NAMES = ['q', 'assignee', 'label', 'due', 'group', 'sort'] as const;

/** What a view saves of an address. */
export function queryOf(search: BoardSearch): ViewQuery {
  const query: Partial<Record<(typeof NAMES)[number], string>> & Pick<ViewQuery, 'fields'> = {};
  const fields = fieldFiltersOf(search);
  if (fields.length > 0)
    query.fields = Object.fromEntries(fields.map((name) => [String(fieldIdOf(name)), search[name] ?? '']));
  for (const name of NAMES) {
    const value = search[name]?.trim();
    if (value) query[name] = value;
  }
  return query as ViewQuery;
}

/** The address of a saved view. */
export function searchOf({ id, query }: Pick<SavedView, 'id' | 'query'>): BoardSearch {
  const fields: Record<string, string> = {};
  for (const [field, value] of Object.entries(query.fields ?? {})) fields[`field:${field}`] = value;
  return {
    ...readBoardFilter({ ...query, ...fields }),
    ...readBoardDisplay({ ...query }),
    saved: id,
  };
}

/** Whether an address has a filter or an arrangement of its own, and not only the id of a view. */
export const isArrangedSearch = (search: BoardSearch): boolean => Object.keys(queryOf(search)).length > 0;

/** Whether an address shows what a view has saved. */
export function isUnchanged(view: SavedView, shown: ViewName, search: BoardSearch): boolean {
  const query = queryOf(search);
  return (
    view.kind === shown &&
    NAMES.every((name) => (query[name] ?? null) === view.query[name]) &&
    isSameValue(query.fields ?? null, view.query.fields)
  );
}
