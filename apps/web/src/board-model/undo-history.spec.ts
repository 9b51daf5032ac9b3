import { expect, it } from '@jest/globals';
import { textOf } from './store-text.js';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

it('returns a moved card to its place, and moves it again on redo', async () => {
  const world = await TestSession.open();
  const { session } = world;
  void session.run({ kind: 'cards.move', cardIds: [102], listId: 12, place: { at: 'first' } });
  await world.drain();
  expect(session.store.history()).toEqual({ undo: textOf('moveCards', 1, 'Card') });
  void session.undo();
  expect(world.shown()).toEqual([[101, 102, 103], [104, 105], []]);
  await world.drain();
  expect(session.store.history()).toEqual({ redo: textOf('moveCards', 1, 'Card') });
  void session.redo();
  await world.drain();
  expect(world.shown()).toEqual([[101, 103], [102, 104, 105], []]);
});

it('redoes nothing after a new change', async () => {
  const world = await TestSession.open();
  const { session } = world;
  void session.run({ kind: 'card.update', cardId: 101, change: { title: 'First' } });
  void session.undo();
  await world.drain();
  void session.run({ kind: 'card.update', cardId: 102, change: { title: 'Second' } });
  await world.drain();
  expect(session.store.history()).toEqual({ undo: expect.anything() });
  expect(await session.redo()).toBeNull();
  await world.drain();
  expect([101, 102].map((id) => world.api.board.card(id).title)).toEqual(['Card', 'Second']);
});

it('undoes before the response', async () => {
  const world = await TestSession.open();
  void world.session.run({ kind: 'card.update', cardId: 101, change: { title: 'New' } });
  void world.session.undo();
  expect(world.session.store.card(101)?.title).toBe('Card');
  await world.drain();
  expect(world.api.board.card(101).title).toBe('Card');
});

it('does not undo what another client has changed since', async () => {
  const world = await TestSession.open();
  void world.session.run({ kind: 'card.update', cardId: 101, change: { title: 'Mine' } });
  await world.drain();
  world.api.board.updateCard(OTHER, 101, { title: 'Theirs' });
  await world.drain();
  expect(await world.session.undo()).toMatchObject({ ok: false, code: 'changed_since' });
  expect(world.api.board.card(101).title).toBe('Theirs');
  expect(world.session.store.history()).toEqual({});
});

it('does not return a card that another client has moved since', async () => {
  const world = await TestSession.open();
  void world.session.run({ kind: 'cards.move', cardIds: [102], listId: 12, place: { at: 'first' } });
  await world.drain();
  world.api.board.moveCard(OTHER, 102, { listId: 13 });
  await world.drain();
  expect(await world.session.undo()).toMatchObject({ ok: false, code: 'changed_since' });
});

it('archives what was created, and restores it on redo', async () => {
  const world = await TestSession.open();
  void world.session.run({ kind: 'card.create', listId: 11, title: 'New', place: { at: 'last' } });
  void world.session.undo();
  expect(world.shown()[0]).toEqual([101, 102, 103]);
  await world.drain();
  expect(world.api.board.card(106).archivedAt).not.toBeNull();
  void world.session.redo();
  await world.drain();
  expect(world.shown()[0]).toEqual([101, 102, 103, 106]);
});

it('has nothing to undo after a rejected command', async () => {
  const world = await TestSession.open();
  world.api.board.deleteCard(OTHER, 101);
  const outcome = world.session.run({ kind: 'cards.complete', cardIds: [101], complete: true });
  await world.drain();
  expect(await outcome).toMatchObject({ ok: false, code: 'not_found' });
  expect(await world.session.undo()).toBeNull();
});

it('undoes cards that were moved together, in their former order', async () => {
  const world = await TestSession.open();
  void world.session.run({ kind: 'cards.move', cardIds: [101, 103], listId: 12, place: { after: 104 } });
  await world.drain();
  expect(world.shown()).toEqual([[102], [104, 101, 103, 105], []]);
  void world.session.undo();
  await world.drain();
  expect(world.shown()).toEqual([[101, 102, 103], [104, 105], []]);
});

it('undoes and redoes what was run as one step', async () => {
  const world = await TestSession.open();
  const { session } = world;
  void session.run({ kind: 'cards.move', cardIds: [101], listId: 12, place: { at: 'last' } }, () => [
    { kind: 'card.update', cardId: 101, change: { title: 'Moved' } },
  ]);
  await world.drain();
  void session.undo();
  await world.drain();
  expect(session.store.history().undo).toBeUndefined();
  expect(session.store.card(101)).toMatchObject({ listId: 11, title: 'Card' });
  void session.redo();
  await world.drain();
  expect(session.store.card(101)).toMatchObject({ listId: 12, title: 'Moved' });
});

it('gives the other commands of a step what the first one creates', async () => {
  const world = await TestSession.open();
  const { session } = world;
  const create = { kind: 'card.create', listId: 11, title: 'New', place: { at: 'last' } } as const;
  void session.run(create, (newIds) => [{ kind: 'cards.complete', cardIds: newIds, complete: true }]);
  await world.drain();
  expect(world.api.board.card(106).completedAt).not.toBeNull();
  void session.undo();
  await world.drain();
  expect(world.api.board.card(106).archivedAt).not.toBeNull();
});

it('still undoes the accepted part of a step', async () => {
  const world = await TestSession.open();
  const { session } = world;
  world.api.board.deleteCard(OTHER, 104);
  const outcome = session.run({ kind: 'cards.complete', cardIds: [101], complete: true }, () => [
    { kind: 'cards.complete', cardIds: [104], complete: true },
  ]);
  await world.drain();
  expect(await outcome).toMatchObject({ ok: false });
  void session.undo();
  await world.drain();
  expect(world.api.board.card(101).completedAt).toBeNull();
});

it.each([
  ['card.update', (dueDate: string) => ({ kind: 'card.update', cardId: 101, change: { dueDate } }) as const],
  [
    'cards.dates',
    (dueDate: string) => ({ kind: 'cards.dates', cardIds: [101], change: { dueDate } }) as const,
  ],
])('undoes changes of the same value one by one that were made before a response: %s', async (_, change) => {
  const world = await TestSession.open();
  const { session } = world;
  for (const day of ['2027-03-10', '2027-03-11', '2027-03-12']) void session.run(change(day));
  await world.drain();
  for (const day of ['2027-03-11', '2027-03-10', null]) {
    void session.undo();
    await world.drain();
    expect(world.api.board.card(101).dueDate).toBe(day);
  }
});

it('undoes moves of the same card one by one that were made before a response', async () => {
  const world = await TestSession.open();
  const { session } = world;
  for (const listId of [12, 13])
    void session.run({ kind: 'cards.move', cardIds: [102], listId, place: { at: 'first' } });
  await world.drain();
  expect(world.shown()).toEqual([[101, 103], [104, 105], [102]]);
  for (const shown of [
    [[101, 103], [102, 104, 105], []],
    [[101, 102, 103], [104, 105], []],
  ]) {
    void session.undo();
    await world.drain();
    expect(world.shown()).toEqual(shown);
  }
});
