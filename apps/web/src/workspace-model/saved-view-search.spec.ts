import { describe, expect, it } from '@jest/globals';
import { readBoardSearch } from '../filters/board-filter.js';
import { isArrangedSearch, isUnchanged, queryOf, searchOf, type SavedView } from './saved-view-search.js';

const empty = { q: null, assignee: null, label: null, due: null, group: null, sort: null, fields: null };

const urgent: SavedView = {
  id: 4,
  url: 'https://kiban.example/boards/3?saved=4',
  boardId: 3,
  name: 'Urgent',
  kind: 'table',
  query: {
    ...empty,
    q: 'press kit',
    label: 'urgent',
    due: 'week',
    sort: '-due',
    group: 'field:9',
    fields: { '12': '5..9' },
  },
  shared: true,
  createdBy: { memberId: 7, name: 'Aiko' },
  version: 1,
};

describe('a saved view and an address', () => {
  it('are the same to and fro', () => {
    const search = searchOf(urgent);
    expect(readBoardSearch({ ...search })).toEqual(search);
    expect(search).toEqual({
      q: 'press kit',
      label: 'urgent',
      due: 'week',
      sort: '-due',
      group: 'field:9',
      'field:12': '5..9',
      saved: 4,
    });
    expect({ ...empty, ...queryOf(search) }).toEqual(urgent.query);
    expect(isUnchanged(urgent, 'table', search)).toBe(true);
  });

  it.each([
    ['another view', 'board', {}],
    ['another text', 'table', { q: 'press' }],
    ['a further filter', 'table', { assignee: 'me' }],
    ['a filter that is gone', 'table', { label: undefined }],
    ['another direction', 'table', { sort: 'due' }],
    ['another condition on a custom field', 'table', { 'field:12': '5..' }],
    ['a further condition on a custom field', 'table', { 'field:13': 'yes' }],
  ] as const)('differ in %s', (_, shown, change) => {
    const { label, ...others } = { ...searchOf(urgent), ...change };
    expect(isUnchanged(urgent, shown, label === undefined ? others : { ...others, label })).toBe(false);
  });

  it('are the same in spite of spaces, which the service trims, and the time of the calendar', () => {
    expect(isUnchanged(urgent, 'table', { ...searchOf(urgent), q: ' press kit ', day: '2026-11-01' })).toBe(
      true,
    );
  });

  it('distinguish the id of a view alone from a filter', () => {
    expect(isArrangedSearch({ saved: 4 })).toBe(false);
    expect(isArrangedSearch({ saved: 4, day: '2026-11-01' })).toBe(false);
    expect(isArrangedSearch({ saved: 4, sort: 'due' })).toBe(true);
  });

  it('drop what is no id of a view', () => {
    for (const saved of ['4', 0, -1, 1.5, 2 ** 53, null, {}]) expect(readBoardSearch({ saved })).toEqual({});
    expect(readBoardSearch({ saved: 4 })).toEqual({ saved: 4 });
  });
});
