import { describe, expect, it } from '@jest/globals';
import type { CommandOutcome } from './board-command.js';
import { textOf } from './store-text.js';
import { ManualClock } from './testing/manual-clock.js';
import { ModelApi } from './testing/model-api.js';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

const COUNT = 450;

/** A board with 450 cards in list 11. */
async function large(): Promise<{ world: TestSession; ids: readonly number[] }> {
  const api = new ModelApi({ isVersioned: true });
  for (let n = 0; n < COUNT; n++) api.board.createCard(OTHER, { listId: 11, title: `Card ${n}` });
  const world = new TestSession(api, new ManualClock());
  await world.drain();
  return { world, ids: world.session.store.cardIds(11) };
}

const sizes = ({ api }: TestSession): number[] =>
  api.requests.map(({ options }) => (options.body as { cards: unknown[] }).cards.length);

const completeCount = ({ api }: TestSession): number =>
  [...api.board.cards.values()].filter(({ completedAt }) => completedAt !== null).length;

/** Lets the request that waits pass. */
async function pass({ api, clock }: TestSession): Promise<void> {
  api.handle();
  api.respondOldest();
  await clock.advance(0);
}

describe('a change of many cards', () => {
  it('is sent in requests of 200, with its progress, and undone in one step', async () => {
    const { world, ids } = await large();
    const { session, api } = world;
    const outcome = session.run({ kind: 'cards.complete', cardIds: ids, complete: true });
    const seen: unknown[] = [];
    for (const size of [200, 200, 50]) {
      expect(sizes(world)).toEqual([size]);
      seen.push(session.store.progress());
      await pass(world);
    }
    expect(seen).toEqual(
      [0, 200, 400].map((done) => ({ done, total: COUNT, isLimited: false, isCanceled: false })),
    );
    expect(await outcome).toEqual({ ok: true });
    expect(session.store.progress()).toBeNull();
    expect(session.store.history()).toEqual({ undo: textOf('completeCards', COUNT, 'Card 0') });
    await world.drain();
    void session.undo();
    expect(sizes(world)).toEqual([200]);
    await world.drain();
    expect(completeCount(world)).toBe(0);
    expect(session.store.history()).toEqual({ redo: textOf('completeCards', COUNT, 'Card 0') });
    expect(api.board.events.filter(({ event }) => event === 'card.reopen')).toHaveLength(COUNT);
  });

  it('changes no card twice when a response is lost', async () => {
    const { world, ids } = await large();
    const outcome = world.session.run({ kind: 'cards.complete', cardIds: ids, complete: true });
    await pass(world);
    world.api.loseResponse();
    await world.drain();
    expect(await outcome).toEqual({ ok: true });
    expect(world.api.board.events.filter(({ event }) => event === 'card.complete')).toHaveLength(COUNT);
  });

  it('stops before the next request when it is canceled, and reverts what was done in one step', async () => {
    const { world, ids } = await large();
    const { session } = world;
    const outcome = session.run({ kind: 'cards.archive', cardIds: ids, archived: true });
    session.cancel();
    expect(session.store.progress()).toMatchObject({ isCanceled: true });
    await pass(world);
    expect(await outcome).toEqual({
      ok: false,
      code: 'canceled',
      sentence: textOf('canceled'),
      cards: { changed: 200, unchanged: 250 },
    });
    await world.drain();
    expect(world.shown()[0]).toHaveLength(250);
    void session.undo();
    await world.drain();
    expect(world.shown()[0]).toEqual(ids);
    expect(await session.undo()).toBeNull();
  });

  it('reports the first rejection and how many cards it left, and keeps the others', async () => {
    const { world, ids } = await large();
    for (const id of ids.slice(190, 210)) world.api.board.deleteCard(OTHER, id);
    const outcome = world.session.run({ kind: 'cards.complete', cardIds: ids, complete: true });
    await world.drain();
    expect(await outcome).toMatchObject({
      ok: false,
      code: 'not_found',
      cards: { changed: 430, unchanged: 20 },
    });
    expect(completeCount(world)).toBe(430);
    void world.session.undo();
    await world.drain();
    expect(completeCount(world)).toBe(0);
  });

  it('waits as long as the service requires, and can be canceled while it waits', async () => {
    const { world, ids } = await large();
    const { session, api } = world;
    const outcomes: CommandOutcome[] = [];
    void session
      .run({ kind: 'cards.complete', cardIds: ids, complete: true })
      .then((outcome) => outcomes.push(outcome));
    await pass(world);
    api.requests.shift()?.settle({
      status: 429,
      headers: new Headers({ 'retry-after': '40' }),
      body: { code: 'rate_limited', error: 'Too many requests.' },
    });
    await world.clock.advance(39_000);
    // The stream was silent for as long, so the board is read again.
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(session.store.progress()).toMatchObject({ done: 200, isLimited: true });
    session.cancel();
    await world.clock.advance(0);
    expect(outcomes).toMatchObject([{ code: 'canceled', cards: { changed: 200, unchanged: 250 } }]);
    await world.drain();
    expect(completeCount(world)).toBe(200);
  });
});

describe('cards that are moved together', () => {
  it.each([
    ['the top', { at: 'first' } as const, [101, 102, 104, 105]],
    ['the end', { at: 'last' } as const, [104, 105, 101, 102]],
    ['behind a card', { after: 104 } as const, [104, 101, 102, 105]],
    ['before a card', { before: 105 } as const, [104, 101, 102, 105]],
  ])('keep their order at %s, and return to their places', async (_, place, order) => {
    const world = await TestSession.open();
    void world.session.run({ kind: 'cards.move', cardIds: [101, 102], listId: 12, place });
    expect(world.shown()).toEqual([[103], order, []]);
    await world.drain();
    expect(world.shown()).toEqual([[103], order, []]);
    void world.session.undo();
    await world.drain();
    expect(world.shown()).toEqual([[101, 102, 103], [104, 105], []]);
    void world.session.redo();
    await world.drain();
    expect(world.shown()).toEqual([[103], order, []]);
  });

  it('keep their order at the neighbour on the other side when their anchor is gone', async () => {
    const world = await TestSession.open();
    world.api.board.deleteCard(OTHER, 104);
    void world.session.run({ kind: 'cards.move', cardIds: [101, 102], listId: 12, place: { after: 104 } });
    await world.drain();
    expect(world.shown()[1]).toEqual([101, 102, 105]);
  });
});

describe('the dates of several cards', () => {
  it('are set together, and each returns to its own', async () => {
    const world = await TestSession.open();
    world.api.board.updateCard(OTHER, 102, { dueDate: '2026-11-30' });
    await world.drain();
    void world.session.run({ kind: 'cards.dates', cardIds: [101, 102], change: { dueDate: '2026-12-24' } });
    await world.drain();
    const dates = (): unknown[] => [101, 102].map((id) => world.api.board.card(id).dueDate);
    expect(dates()).toEqual(['2026-12-24', '2026-12-24']);
    void world.session.undo();
    await world.drain();
    expect(dates()).toEqual([null, '2026-11-30']);
  });
});
