import { describe, expect, it } from '@jest/globals';
import { changedResources } from './changed-resources.js';

const event = (kind: string, boardId: number | null, data: object): string =>
  JSON.stringify({ id: 1, event: kind, boardId, data });

describe('resources changed by an event', () => {
  it.each([
    ['card.move', { id: 5, title: 'x' }, ['kiban://boards/3', 'kiban://cards/5']],
    ['assignee.change', { id: 5 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['gantt.update', { id: 5 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['comment.create', { id: 9, cardId: 5 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['value.change', { cardId: 5, fieldId: 2 }, ['kiban://boards/3', 'kiban://cards/5']],
    ['list.update', { id: 7 }, ['kiban://boards/3']],
    ['board.update', { id: 3 }, ['kiban://boards/3']],
  ])('are the board and, for %s, the card', (kind, data, uris) => {
    expect(changedResources(event(kind, 3, data))).toEqual({ boardId: 3, uris });
  });

  it.each([event('member.add', null, { id: 1 }), 'no JSON', '{}', 'null'])('are none for %s', (text) => {
    expect(changedResources(text)).toBeUndefined();
  });
});
