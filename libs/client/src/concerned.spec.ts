import { describe, expect, it } from '@jest/globals';
import { boardOf, cardOf, type ConcerningEvent } from './concerned.js';

const event = (kind: string, data: object, more: Partial<ConcerningEvent> = {}): ConcerningEvent => ({
  event: kind,
  boardId: 3,
  data,
  ...more,
});

describe('what an event concerns', () => {
  it('is the card that it names', () => {
    expect(cardOf(event('comment.create', { id: 9 }, { cardId: 5 }))).toBe(5);
  });

  it.each([
    ['card.move', { id: 5, title: 'x' }, 5],
    ['gantt.update', { id: 5 }, 5],
    ['comment.create', { id: 9, cardId: 5 }, 5],
    ['dependency.delete', { id: 2, taskId: 5, dependsOn: 4 }, 5],
    ['label.change', { id: 8, name: 'urgent' }, null],
    ['list.update', { id: 7 }, null],
    ['member.add', { id: 7 }, null],
    ['board.invented', { id: 7 }, null],
    ['toString', { id: 7 }, null],
  ])('is, for %s of an older version, the card in its data', (kind, data, card) => {
    expect(cardOf(event(kind, data))).toBe(card);
  });

  it('is the board, and none for events of the workspace', () => {
    expect(boardOf(event('card.move', { id: 5 }))).toBe(3);
    expect(boardOf(event('member.add', { id: 5 }, { boardId: null }))).toBeNull();
  });
});
