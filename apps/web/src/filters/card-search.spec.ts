import { expect, it } from '@jest/globals';
import { readCardSearch } from './card-search.js';
import { isSearch, searchQuery } from './search-query.js';

const NOW = new Date(2026, 10, 23, 23, 30);

it('reads what an address may say, and nothing else', () => {
  const search = { q: 'launch', board: 3, assignee: 'me', label: 'urgent', due: 'week', archived: true };
  expect(readCardSearch({ ...search, other: 1 })).toEqual(search);
  expect(readCardSearch({ q: 2026 })).toEqual({ q: '2026' });
  expect(readCardSearch({ label: 2026 })).toEqual({ label: '2026' });
  expect(readCardSearch({ label: ['a'] })).toEqual({});
  expect(readCardSearch({ q: ['a'], board: '3', assignee: '7', due: 'soon', archived: 'yes' })).toEqual({});
  expect(readCardSearch({ board: -1 })).toEqual({});
  expect(readCardSearch({ q: 'x'.repeat(1_000) }).q).toHaveLength(200);
});

it('searches only where something is asked for', () => {
  expect([{}, { q: '  ', label: ' ' }, { archived: true as const }].map(isSearch)).toEqual([
    false,
    false,
    false,
  ]);
  expect(isSearch({ label: 'urgent' })).toBe(true);
  expect(
    [{ q: 'a' }, { board: 1 }, { assignee: 'none' as const }, { due: 'none' as const }].map(isSearch),
  ).toEqual([true, true, true, true]);
});

it('sends the days of the reader', () => {
  const dueOf = (due: 'overdue' | 'today' | 'week' | 'none'): string | null =>
    searchQuery({ due }, NOW).get('due');
  expect([dueOf('overdue'), dueOf('today'), dueOf('week'), dueOf('none')]).toEqual([
    'overdue',
    '2026-11-23',
    '2026-11-23..2026-11-30',
    'none',
  ]);
  expect(String(searchQuery({ label: ' very urgent ' }, NOW))).toBe('omit=description&label=very+urgent');
  expect(String(searchQuery({ label: ' ' }, NOW))).toBe('omit=description');
  expect(String(searchQuery({ q: ' a b ', board: 3, assignee: 'none', archived: true }, NOW))).toBe(
    'omit=description&q=a+b&boardId=3&assignee=none&archived=all',
  );
});
