import { expect, it } from '@jest/globals';
import { applyEvent } from './apply-event.js';
import { BoardBase } from './board-base.js';
import type { BoardEvent, Card } from './entities.js';
import { ModelBoard, OTHER } from './testing/model-board.js';

function base(): { base: BoardBase; card: Card } {
  const model = new ModelBoard(true);
  const card = structuredClone(model.createCard(OTHER, { listId: 11, title: 'Card' }));
  const read = new BoardBase(3);
  read.readBoard(model.read());
  return { base: read, card };
}

const departure = (id: number, cardVersion: number): BoardEvent =>
  ({
    event: 'card.leave',
    boardId: 3,
    actor: OTHER,
    data: { id },
    changes: {
      listId: { from: 11, to: null },
      listVersions: { from: { 11: 5 }, to: { 11: 6 } },
      cardVersion: { from: cardVersion - 1, to: cardVersion },
    },
  }) as unknown as BoardEvent;

it('removes a card that left the board', () => {
  const { base: board, card } = base();
  applyEvent(board, departure(card.id, card.version + 1));
  expect(board.cards.has(card.id)).toBe(false);
  expect(board.departed.get(card.id)).toBe(card.version + 1);
});

it('keeps a card that has already returned', () => {
  const { base: board, card } = base();
  board.putCard({ ...card, version: card.version + 2 }, 9);
  applyEvent(board, departure(card.id, card.version + 1));
  expect(board.cards.has(card.id)).toBe(true);
});

it('removes a card that a response shows on another board, until it returns', () => {
  const { base: board, card } = base();
  board.putCard({ ...card, boardId: 4, listId: 99, version: card.version + 1 }, 3);
  expect(board.cards.has(card.id)).toBe(false);
  board.putCard({ ...card, version: card.version + 2 }, 9);
  expect(board.cards.get(card.id)?.listId).toBe(11);
  expect(board.departed.has(card.id)).toBe(false);
});
