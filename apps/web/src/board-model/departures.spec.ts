import { expect, it } from '@jest/globals';
import { BoardBase } from './board-base.js';
import type { BoardEvent, Card } from './entities.js';
import { applyEvent } from './apply-event.js';
import { ModelBoard } from './testing/model-board.js';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';
import { textOf } from './store-text.js';

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

const leave = (id: number, version: number): BoardEvent => ({
  id: 1,
  event: 'card.leave',
  occurredAt: '2026-01-05T09:00:00.000Z',
  workspace: { slug: 'demo', name: 'Demo' },
  boardId: 3,
  actor: OTHER,
  data: { id },
  changes: { cardVersion: { from: null, to: version } },
});

it('removes a card whose departure the stream names, and no older one', () => {
  const { base: board, card } = base();
  applyEvent(board, leave(card.id, card.version - 1));
  expect(board.cards.has(card.id)).toBe(true);
  const effect = applyEvent(board, leave(card.id, card.version + 1));
  expect([board.cards.has(card.id), effect.cards]).toEqual([false, []]);
});

it('is not brought back by a response or an event that is older than the departure', () => {
  const { base: board, card } = base();
  applyEvent(board, leave(card.id, card.version + 2));
  board.putCard({ ...card, version: card.version + 1 }, 99);
  board.readCards(11, 99, [{ ...card, version: card.version + 1 }], null);
  expect(board.cards.has(card.id)).toBe(false);
  board.readCards(11, 100, [{ ...card, version: card.version + 3 }], null);
  expect([board.cards.has(card.id), board.departed.has(card.id)]).toEqual([true, false]);
});

it('stays where others moved it when a move of this board waited, and the person learns why', async () => {
  const world = await TestSession.open();
  const { session, api, clock } = world;
  const first = session.run({ kind: 'cards.complete', cardIds: [102], complete: true });
  const second = session.run({ kind: 'cards.move', cardIds: [101, 103], listId: 13, place: { at: 'last' } });
  const version = session.store.card(101)?.version ?? 0;
  api.write(`event: card.leave\ndata: ${JSON.stringify(leave(101, version + 1))}\n\n`);
  await clock.advance(0);
  expect(session.store.card(101)).toBeUndefined();
  await world.drain();
  expect(await first).toEqual({ ok: true });
  expect(await second).toEqual({
    ok: false,
    code: 'card_left',
    sentence: textOf('cardLeft'),
    cards: { changed: 1, unchanged: 1 },
  });
  expect(session.store.cardIds(13)).toEqual([103]);
  expect(api.board.card(101).listId).toBe(11);
});

it('has nothing of its former place in the chart when it comes back [DEC-9.GANTT-3]', async () => {
  const world = await TestSession.open();
  const { session, api } = world;
  session.openChart();
  await world.drain();
  const link = { type: 'FS', lagDays: 0 } as const;
  api.board.chart.link(OTHER, 101, { ...link, dependsOn: 102 });
  api.board.chart.link(OTHER, 102, { ...link, dependsOn: 103 });
  api.board.chart.update(OTHER, 102, { kind: 'milestone' });
  api.board.chart.reorder(OTHER, 102, { position: 'last' });
  await world.drain();
  expect(session.store.task(102)).toMatchObject({ kind: 'milestone', dependencies: [{ dependsOn: 103 }] });
  api.board.leaveCard(OTHER, 102);
  await world.drain();
  expect(session.store.task(101).dependencies).toEqual([]);
  api.board.returnCard(OTHER, 0);
  await world.drain();
  expect(session.store.task(102)).toMatchObject({ kind: 'task', dependencies: [], position: null });
});
