import { fieldFiltersOf, fieldIdOf } from './board-filter.js';
import type { CardSearch } from './card-search.js';

/** Whether there is anything to search for; archived cards and an order do not narrow it. */
export function isSearch(search: CardSearch): boolean {
  return Object.entries(search).some(([name, value]) => {
    if (name === 'archived' || name === 'sort' || value === undefined) return false;
    return typeof value !== 'string' || value.trim() !== '';
  });
}

/** The query of `GET /search`. Its days are those of the reader. */
export function searchQuery(search: CardSearch, timeZone: string): URLSearchParams {
  const { q = '', board, assignee, createdBy, label = '', notLabel = '', due, done, since } = search;
  const fields = fieldFiltersOf(search);
  // A condition may be on days.
  const hasDays = (due !== undefined && due !== 'none') || since !== undefined || fields.length > 0;
  const query = new URLSearchParams({
    omit: 'description',
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(board !== undefined && { boardId: String(board) }),
    ...(assignee !== undefined && { assignee }),
    ...(createdBy !== undefined && { createdBy }),
    ...(label.trim() !== '' && { label: label.trim() }),
    ...(notLabel.trim() !== '' && { notLabel: notLabel.trim() }),
    ...(due && { due }),
    ...(done !== undefined && { done: String(done) }),
    ...(since !== undefined && { updatedSince: since }),
    ...(hasDays && { timeZone }),
    ...(search.archived && { archived: 'all' }),
    ...(search.sort && { sort: search.sort }),
  });
  for (const name of fields) query.append('field', `${fieldIdOf(name)}=${search[name]}`);
  return query;
}
