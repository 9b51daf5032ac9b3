import { describe, expect, it } from '@jest/globals';
import type { ShownCard } from '../board-model/entities.js';
import {
  cardMatcher,
  fieldIdOf,
  isFiltered,
  readBoardDisplay,
  readBoardFilter,
  readBoardSearch,
  type BoardFilter,
} from './board-filter.js';

const ME = 7;
const NOW = new Date(2026, 10, 22, 12);

const card = (properties: Partial<ShownCard>): ShownCard =>
  ({
    id: 101,
    title: 'Prepare the launch',
    assignees: [],
    labels: [],
    dueDate: null,
    completedAt: null,
    ...properties,
  }) as unknown as ShownCard;

const matches = (filter: BoardFilter, properties: Partial<ShownCard>): boolean | undefined =>
  cardMatcher(filter, ME, NOW)?.(card(properties));

describe('the words of the filter', () => {
  it('are in the title without regard to case, accents and width in any language', () => {
    expect(matches({ q: 'ÜBERSICHT' }, { title: 'Eine Übersicht' })).toBe(true);
    expect(matches({ q: 'ubersicht eine' }, { title: 'Eine U\u0308bersicht' })).toBe(true);
    expect(matches({ q: 'отчет' }, { title: 'ОТЧЁТ за год' })).toBe(true);
    expect(matches({ q: 'ＡＢＣ' }, { title: 'abc' })).toBe(true);
    expect(matches({ q: 'ubersee' }, { title: 'Übersicht' })).toBe(false);
  });

  it('are in no title where accents alone are left', () => {
    expect(matches({ q: '\u0301' }, {})).toBe(false);
  });
});

describe('the filter in the address', () => {
  it('reads its parameters and drops all others', () => {
    expect(readBoardFilter({ q: 'press', assignee: 'me', label: 'urgent', due: 'week', group: 'x' })).toEqual(
      {
        q: 'press',
        assignee: 'me',
        label: 'urgent',
        due: 'week',
      },
    );
    expect(readBoardFilter({ q: ' ', assignee: 12, due: 'never', label: ['x'] })).toEqual({ assignee: '12' });
  });

  it('shows all cards without parameters', () => {
    expect(isFiltered(readBoardFilter({}))).toBe(false);
    expect(cardMatcher({}, ME, NOW)).toBeUndefined();
  });
});

describe('rows and sort in the address', () => {
  it.each(['assignee', 'label', 'field:12'])('reads the rows %s', (group) => {
    expect(readBoardDisplay({ group, q: 'press' })).toEqual({ group });
  });

  it.each(['due', '-due', 'title', '-field:3', 'progress'])('reads the sort %s', (sort) => {
    expect(readBoardSearch({ sort, q: 'press' })).toEqual({ sort, q: 'press' });
  });

  it.each(['manual', 'field:', 'field:0', '--due', 7, null])('drops %s', (value) => {
    expect(readBoardDisplay({ group: value, sort: value })).toEqual({});
  });

  it('names the field of both', () => {
    expect([fieldIdOf('field:3'), fieldIdOf('-field:3'), fieldIdOf('due')]).toEqual([3, 3, null]);
  });
});

describe('a filtered board', () => {
  it.each<[string, BoardFilter, Partial<ShownCard>, boolean]>([
    ['every word in any case', { q: 'LAUNCH prepare' }, {}, true],
    ['a missing word', { q: 'launch party' }, {}, false],
    ['the number', { q: '#101' }, {}, true],
    ['me', { assignee: 'me' }, { assignees: [{ memberId: ME, name: 'Aiko' }] }, true],
    ['another member', { assignee: '8' }, { assignees: [{ memberId: ME, name: 'Aiko' }] }, false],
    ['no assignee', { assignee: 'none' }, {}, true],
    ['a label', { label: 'urgent' }, { labels: [{ id: 5, name: 'urgent', color: '#ef4444' }] }, true],
    ['a missing label', { label: 'urgent' }, {}, false],
    ['overdue', { due: 'overdue' }, { dueDate: '2026-11-21' }, true],
    ['complete in time or not', { due: 'overdue' }, { dueDate: '2026-11-21', completedAt: 'x' }, false],
    ['not overdue before the day ends', { due: 'overdue' }, { dueDate: '2026-11-22' }, false],
    ['today', { due: 'today' }, { dueDate: '2026-11-22' }, true],
    ['within a week', { due: 'week' }, { dueDate: '2026-11-28' }, true],
    ['after a week', { due: 'week' }, { dueDate: '2026-11-29' }, false],
    ['no due date', { due: 'none' }, {}, true],
    ['two conditions', { q: 'launch', due: 'none', assignee: 'me' }, {}, false],
  ])('shows or hides a card: %s', (_what, filter, properties, isShown) => {
    expect(matches(filter, properties)).toBe(isShown);
  });
});
