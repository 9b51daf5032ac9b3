import { beforeEach, describe, expect, it } from '@jest/globals';
import { OTHER } from '../board-model/testing/model-call.js';
import { TestSession } from '../board-model/testing/test-session.js';
import { en } from '../texts/en.js';
import { addCards } from './add-cards.js';
import { BoardControl, type BoardPorts } from './board-control.js';

let world: TestSession;
let board: BoardControl;

beforeEach(async () => {
  world = await TestSession.open();
  board = new BoardControl(world.session, { me: 1, messages: en } as BoardPorts);
  board.connect();
  board.focused({ listId: 11, cardId: 102 });
});

const add = (listId: number, at: 'first' | 'last', ...titles: readonly string[]): void =>
  addCards(board, undefined, { kind: 'cards.create', listId, titles, place: { at } });

const focusedTitle = (): string | null | undefined => {
  const cardId = board.focusRequest.get()?.cardId ?? null;
  return cardId === null ? null : world.session.store.card(cardId)?.title;
};

describe('the focus after the field for new cards', () => {
  it.each(['first', 'last'] as const)('goes to the card that was added last, at the %s place', async (at) => {
    board.change({ adding: { listId: 12, at, isByButton: true } });
    add(12, at, 'Bread');
    add(12, at, 'Butter', 'Jam');
    board.endAdding(12);
    expect(focusedTitle()).toBe('Jam');
    board.change({ adding: { listId: 12, at } });
    addCards(board, undefined, { kind: 'card.create', listId: 12, title: 'Honey', place: { at } });
    // The service has given the card its id.
    await world.drain();
    board.endAdding(12);
    expect(focusedTitle()).toBe('Honey');
    expect(board.focusRequest.get()?.cardId).toBeGreaterThan(0);
  });

  it('goes back to the button that opened it, where nothing was added', () => {
    board.change({ adding: { listId: 12, at: 'last', isByButton: true } });
    board.endAdding(12);
    expect(board.focusRequest.get()).toMatchObject({ listId: 12, cardId: null });
  });

  it('goes back to the card on which a key opened it, also below a new one of another person', async () => {
    board.change({ adding: { listId: 11, at: 'last' } });
    world.api.board.createCard(OTHER, { listId: 11, title: 'Theirs' });
    await world.drain();
    board.endAdding(11);
    expect(board.focusRequest.get()).toMatchObject({ listId: 11, cardId: 102 });
  });

  it('forgets what was added before it was opened for another list', () => {
    board.change({ adding: { listId: 11, at: 'last' } });
    add(11, 'last', 'Tea');
    board.change({ adding: null });
    board.change({ adding: { listId: 12, at: 'last', isByButton: true } });
    board.endAdding(12);
    expect(board.focusRequest.get()).toMatchObject({ listId: 12, cardId: null });
  });
});
