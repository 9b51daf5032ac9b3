import { describe, expect, it } from '@jest/globals';
import { boardActivity } from '../../texts/en/board-activity.js';
import type { Activity } from '../../card-history/card-details.js';
import { boardSentence } from './board-sentence.js';

const entry = (
  event: string,
  data: object,
  changes: object | null = null,
  cardId: number | null = null,
): Activity => ({
  id: 1,
  event: event as Activity['event'],
  occurredAt: '2026-11-27T10:00:00.000Z',
  boardId: 3,
  cardId,
  actor: { memberId: 7, name: 'Mika', email: null } as Activity['actor'],
  via: { kind: 'screen', name: 'kiban-screen' },
  data: data as Activity['data'],
  changes: changes as Activity['changes'],
});
const sentence = (...of: Parameters<typeof entry>): string | null =>
  boardSentence(entry(...of), boardActivity.did, ' and ');

describe('what happened on a board', () => {
  it.each<[string, string, object, object | null]>([
    ['created the board', 'board.create', { name: 'Launch' }, null],
    [
      'renamed the board to “Fair” and let only chosen people see the board',
      'board.update',
      { name: 'Fair' },
      { name: { from: 'Launch', to: 'Fair' }, visibility: { from: 'workspace', to: 'private' } },
    ],
    [
      'added Ben to the board and removed Aiko from the board',
      'board.update',
      { name: 'Fair' },
      { members: { from: [{ memberId: 1, name: 'Aiko' }], to: [{ memberId: 2, name: 'Ben' }] } },
    ],
    [
      'chose the default view of the board',
      'board.update',
      { name: 'Fair' },
      { defaultView: { from: null, to: 'table' } },
    ],
    ['changed the board', 'board.update', { name: 'Fair' }, { later: { from: 1, to: 2 } }],
    ['archived the list “Done”', 'list.archive', { name: 'Done' }, null],
    [
      'renamed the list “Doing” to “Now”',
      'list.update',
      { name: 'Now' },
      { name: { from: 'Doing', to: 'Now' } },
    ],
    ['changed the list “Now”', 'list.update', { name: 'Now' }, { info: { from: {}, to: {} } }],
    ['moved the column “Monday”', 'column.reorder', { name: 'Monday' }, null],
    ['deleted the row “First lesson”', 'row.delete', { name: 'First lesson' }, null],
    ['changed the custom field “Region”', 'field.update', { name: 'Region' }, null],
    [
      'created the label “urgent”',
      'label.change',
      { name: 'urgent' },
      { label: { from: null, to: 'urgent' } },
    ],
    [
      'deleted the label “urgent”',
      'label.change',
      { name: 'urgent' },
      { label: { from: 'urgent', to: null } },
    ],
    [
      'moved the label “b”',
      'label.change',
      { name: 'b', color: '#ef4444' },
      { position: { from: 'a2', to: 'Zz' }, respaced: { from: false, to: true } },
    ],
    ['renamed the label “a” to “b”', 'label.change', { name: 'b' }, { name: { from: 'a', to: 'b' } }],
    [
      'changed the color of the label “b”',
      'label.change',
      { name: 'b' },
      { color: { from: '#000000', to: '#ffffff' } },
    ],
  ])('says that someone %s', (said, event, data, changes) => {
    expect(sentence(event, data, changes)).toBe(said);
  });

  it('leaves what happened to a card to the words of the card', () => {
    expect(sentence('card.move', { title: 'Flowers' }, null, 101)).toBeNull();
    expect(sentence('label.change', { id: 1 }, { labels: { from: [], to: [] } }, 101)).toBeNull();
  });
});
