import { describe, expect, it } from '@jest/globals';
import { changedResources } from './changed-resources.js';

const event = (kind: string, boardId: number | null, data: object, more: object = {}): string =>
  JSON.stringify({ id: 1, event: kind, boardId, data, ...more });

describe('resources changed by an event', () => {
  it.each([
    ['card.move', { id: 5, title: 'x' }, ['kiban://boards/3', 'kiban://cards/5']],
    ['assignee.change', { id: 5 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['gantt.update', { id: 5 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['comment.create', { id: 9, cardId: 5 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['value.change', { cardId: 5, fieldId: 2 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['dependency.create', { id: 2, taskId: 5, dependsOn: 4 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['label.change', { id: 8, name: 'urgent' }, ['kiban://boards/3']],
    ['list.update', { id: 7 }, ['kiban://boards/3']],
    ['board.update', { id: 3 }, ['kiban://boards/3']],
  ])('are the board and, for %s, the card', (kind, data, uris) => {
    expect(changedResources(event(kind, 3, data))).toEqual({ boardId: 3, uris });
  });

  it('are also the cards that a cascade moved', () => {
    const moved = { from: [], to: [{ id: 6 }, { id: 7 }] };
    expect(changedResources(event('gantt.update', 3, { id: 5 }, { changes: { moved } }))?.uris).toEqual([
      'kiban://boards/3',
      'kiban://cards/5',
      'kiban://cards/6',
      'kiban://cards/7',
    ]);
  });

  it.each([event('member.add', null, { id: 1 }), 'no JSON', '{}', 'null'])('are none for %s', (text) => {
    expect(changedResources(text)).toBeUndefined();
  });
});
