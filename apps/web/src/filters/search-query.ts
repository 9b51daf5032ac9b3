import { dayOf, daysAfter } from '../texts/calendar-day.js';
import type { CardSearch } from './card-search.js';

/** Whether there is anything to search for; whether archived cards count does not narrow it. */
export const isSearch = ({ q, board, assignee, label, due }: CardSearch): boolean =>
  [q, label].some((text) => (text ?? '').trim() !== '') ||
  [board, assignee, due].some((filter) => filter !== undefined);

/** The query of `GET /search`, whose own days are those of UTC: the reader's days are sent as spans. */
export function searchQuery(search: CardSearch, now: Date): URLSearchParams {
  const { q = '', board, assignee, label = '', due, archived } = search;
  const today = dayOf(now);
  const days = { overdue: 'overdue', none: 'none', today, week: `${today}..${daysAfter(today, 7)}` };
  return new URLSearchParams({
    omit: 'description',
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(board !== undefined && { boardId: String(board) }),
    ...(assignee && { assignee }),
    ...(label.trim() !== '' && { label: label.trim() }),
    ...(due && { due: days[due] }),
    ...(archived && { archived: 'all' }),
  });
}
