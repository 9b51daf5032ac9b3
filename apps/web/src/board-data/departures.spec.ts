import { expect, it } from '@jest/globals';
import { BoardBase } from './board-base.js';
import type { Card } from './entities.js';
import { ModelBoard, OTHER } from './testing/model-board.js';

function base(): { base: BoardBase; card: Card } {
  const model = new ModelBoard(true);
  const card = structuredClone(model.createCard(OTHER, { listId: 11, title: 'Card' }));
  const read = new BoardBase(3);
  read.readBoard(model.read());
  return { base: read, card };
}

it('removes a card that a response shows on another board, until it returns', () => {
  const { base: board, card } = base();
  board.putCard({ ...card, boardId: 4, listId: 99, version: card.version + 1 }, 3);
  expect(board.cards.has(card.id)).toBe(false);
  board.putCard({ ...card, version: card.version + 2 }, 9);
  expect(board.cards.get(card.id)?.listId).toBe(11);
  expect(board.departed.has(card.id)).toBe(false);
});
