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
  const several = { label: 'a, b', assignee: 'me,none,7', createdBy: '7,8' };
  expect(readCardSearch(several)).toEqual(several);
  expect(readCardSearch({ assignee: '7,,8', createdBy: '7,none' })).toEqual({});
  expect(readCardSearch({ assignee: Array.from({ length: 51 }, (_, n) => n + 1).join(',') })).toEqual({});
  const wrong = { createdBy: 'none', done: 'no', since: '2026-02-30', sort: 'name', notLabel: [] };
  expect(readCardSearch(wrong)).toEqual({});
  expect(readCardSearch({ q: 2026 })).toEqual({ q: '2026' });
  expect(readCardSearch({ label: 2026 })).toEqual({ label: '2026' });
  expect(readCardSearch({ label: ['a'] })).toEqual({});
  expect(readCardSearch({ q: ['a'], board: '3', assignee: '07', due: 'soon', archived: 'yes' })).toEqual({});
  expect(readCardSearch({ board: -1 })).toEqual({});
  expect(readCardSearch({ q: 'x'.repeat(1_000) }).q).toHaveLength(200);
});

it('reads conditions on the custom fields of a board, and none without the board', () => {
  const conditions = { 'field:12': '~press', 'field:13': 5 };
  expect(readCardSearch({ board: 3, ...conditions, 'field:x': 'a', 'field:14': ' ' })).toEqual({
    board: 3,
    'field:12': '~press',
    'field:13': '5',
  });
  expect(readCardSearch(conditions)).toEqual({});
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`field:${n + 1}`, 'none']));
  // The board and as many conditions as the API takes.
  expect(Object.keys(readCardSearch({ board: 3, ...many }))).toHaveLength(11);
});

it('sends each condition on a field, and the time zone for those on days', () => {
  const search = { board: 3, 'field:12': '2026-11-01..', 'field:13': '3,none' } as const;
  const query = searchQuery(search, 'Asia/Tokyo');
  expect(query.getAll('field')).toEqual(['12=2026-11-01..', '13=3,none']);
  expect(query.get('timeZone')).toBe('Asia/Tokyo');
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
