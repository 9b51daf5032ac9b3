import { expect, it } from '@jest/globals';
import { readCardSearch, type CardSearch } from './card-search.js';
import { isSearch, searchQuery } from './search-query.js';

it('reads what an address may say, and nothing else', () => {
  const search = { q: 'launch', board: 3, assignee: 'me', label: 'urgent', due: 'week', archived: true };
  expect(readCardSearch({ ...search, other: 1 })).toEqual(search);
  const more = {
    assignee: '7',
    createdBy: '8',
    notLabel: 'later',
    done: false,
    since: '2026-02-28',
    sort: '-due',
  };
  expect(readCardSearch(more)).toEqual(more);
  expect(readCardSearch({ assignee: 7 })).toEqual({ assignee: '7' });
  const wrong = { createdBy: 'none', done: 'no', since: '2026-02-30', sort: 'name', notLabel: [] };
  expect(readCardSearch(wrong)).toEqual({});
  expect(readCardSearch({ q: 2026 })).toEqual({ q: '2026' });
  expect(readCardSearch({ label: 2026 })).toEqual({ label: '2026' });
  expect(readCardSearch({ label: ['a'] })).toEqual({});
  expect(readCardSearch({ q: ['a'], board: '3', assignee: '07', due: 'soon', archived: 'yes' })).toEqual({});
  expect(readCardSearch({ board: -1 })).toEqual({});
  expect(readCardSearch({ q: 'x'.repeat(1_000) }).q).toHaveLength(200);
});

it('searches only where something is asked for', () => {
  expect(
    [{}, { q: '  ', label: ' ' }, { archived: true as const, sort: 'due' as const }].map(isSearch),
  ).toEqual([false, false, false]);
  expect(isSearch({ label: 'urgent' })).toBe(true);
  expect(isSearch({ done: false })).toBe(true);
  expect(
    [{ q: 'a' }, { board: 1 }, { assignee: 'none' as const }, { due: 'none' as const }].map(isSearch),
  ).toEqual([true, true, true, true]);
});

it('sends days by their names, with the time zone of the reader', () => {
  const queryOf = (search: CardSearch): string => String(searchQuery(search, 'Asia/Tokyo'));
  expect(queryOf({ due: 'week' })).toBe('omit=description&due=week&timeZone=Asia%2FTokyo');
  expect(queryOf({ since: '2026-11-23', sort: '-updated' })).toBe(
    'omit=description&updatedSince=2026-11-23&timeZone=Asia%2FTokyo&sort=-updated',
  );
  expect(queryOf({ due: 'none' })).toBe('omit=description&due=none');
  expect(queryOf({ label: ' very urgent ', notLabel: ' ' })).toBe('omit=description&label=very+urgent');
  expect(queryOf({ label: ' ', notLabel: 'later' })).toBe('omit=description&notLabel=later');
  expect(queryOf({ q: ' a b ', board: 3, assignee: 'none', archived: true })).toBe(
    'omit=description&q=a+b&boardId=3&assignee=none&archived=all',
  );
  expect(queryOf({ assignee: '7', createdBy: 'me', done: false })).toBe(
    'omit=description&assignee=7&createdBy=me&done=false',
  );
});
