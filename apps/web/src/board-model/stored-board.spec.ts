import { expect, it } from '@jest/globals';
import { FakeLocks, FakeStorage, fakeChannels } from './testing/fake-browser.js';
import { settled } from './testing/manual-clock.js';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

const browserTabs = (): { locks: FakeLocks; openChannel: ReturnType<typeof fakeChannels> } => ({
  locks: new FakeLocks(),
  openChannel: fakeChannels(),
});

it('shows the snapshot before the first response, and what is newer after it', async () => {
  const storage = new FakeStorage();
  const first = await TestSession.open({ storage });
  first.session.close();
  first.api.board.updateCard(OTHER, 101, { title: 'Newer' });
  const world = new TestSession(first.api, first.clock, { storage });
  const { session } = world;
  await settled();
  expect(session.store.card(101)?.title).toBe('Card');
  expect(session.store.connection()).toMatchObject({ state: 'loading', asOf: expect.any(Number) });
  await world.drain();
  expect(session.store.card(101)?.title).toBe('Newer');
  expect(session.store.connection().asOf).toBeUndefined();
});

it('keeps the snapshot when the board is unchanged', async () => {
  const storage = new FakeStorage();
  const first = await TestSession.open({ storage });
  first.session.close();
  const again = new TestSession(first.api, first.clock, { storage });
  await again.drain();
  expect(again.shown()).toEqual([[101, 102, 103], [104, 105], []]);
  expect(again.session.store.connection().state).toBe('live');
  expect(again.api.unchanged).toBe(1);
});

it('reads the board with the tag of its snapshot, also when the stream is open before the snapshot is read', async () => {
  const storage = new FakeStorage();
  const first = await TestSession.open({ storage });
  first.session.close();
  let release = (): void => undefined;
  storage.ready = new Promise((resolve) => (release = resolve));
  const { api, clock } = first;
  const again = new TestSession(api, clock, { storage });
  await clock.advance(100);
  expect(api.requests).toEqual([]);
  release();
  await again.drain();
  expect(api.unchanged).toBe(1);
  expect(again.shown()).toEqual([[101, 102, 103], [104, 105], []]);
});

it('reads the board without its snapshot when the storage does not respond', async () => {
  const storage = new FakeStorage();
  storage.ready = new Promise(() => undefined);
  const world = await TestSession.open({ storage });
  expect(world.session.store.connection().state).toBe('live');
  expect(world.shown()).toEqual([[101, 102, 103], [104, 105], []]);
});

it('opens and changes a board when the storage is full or refused', async () => {
  const storage = new FakeStorage();
  storage.isBroken = true;
  const world = await TestSession.open({ storage, tabs: browserTabs() });
  void world.session.run({ kind: 'cards.complete', cardIds: [101], complete: true });
  await world.drain();
  expect(world.api.board.card(101).completedAt).not.toBeNull();
});

it('ignores a snapshot of another member', async () => {
  const storage = new FakeStorage();
  const first = await TestSession.open({ storage });
  first.session.close();
  const other = new TestSession(first.api, first.clock, { storage, memberId: OTHER.memberId });
  await settled();
  expect(other.session.store.board()).toBeNull();
});

it('forgets the snapshot of a board that is no longer visible', async () => {
  const storage = new FakeStorage();
  const world = await TestSession.open({ storage });
  expect(storage.values.size).toBe(1);
  world.api.write('id: 99\nevent: board.delete\ndata: {"event":"board.delete","data":{"id":3}}\n\n');
  await settled();
  expect(world.session.store.connection().state).toBe('gone');
  expect(storage.values.size).toBe(0);
});

/** A tab without a connection runs commands and is closed by the browser. */
async function offlineTab(storage: FakeStorage): Promise<TestSession> {
  const world = await TestSession.open({ storage, tabs: browserTabs() });
  void world.session.run({ kind: 'card.create', listId: 11, title: 'New', place: { at: 'last' } });
  const id = world.session.store.cardIds(11).at(-1) ?? 0;
  void world.session.run({ kind: 'card.update', cardId: id, change: { title: 'Newer' } });
  void world.session.run({ kind: 'cards.move', cardIds: [id], listId: 12, place: { at: 'first' } });
  await settled();
  return world;
}

it('sends the commands of a closed tab in their order, and those that were done only once', async () => {
  const storage = new FakeStorage();
  const closed = await offlineTab(storage);
  closed.api.loseResponse();
  expect(closed.api.board.cards.size).toBe(6);
  closed.session.close();
  const next = new TestSession(closed.api, closed.clock, { storage, tabs: browserTabs() });
  await next.drain();
  expect(next.api.board.cards.size).toBe(6);
  expect(next.api.board.card(106)).toMatchObject({ title: 'Newer', listId: 12 });
  expect(next.shown()[1]).toEqual([106, 104, 105]);
  expect(next.session.store.connection().waiting).toBe(0);
  expect([...storage.values.keys()].filter((key) => key.startsWith('queue'))).toEqual([]);
});

it('keeps a changed board readable offline, with the commands that wait', async () => {
  const storage = new FakeStorage();
  const closed = await offlineTab(storage);
  const { api, clock } = closed;
  api.isUnreachable = true;
  const next = new TestSession(api, clock, { storage, tabs: browserTabs() });
  await clock.advance(1_000);
  expect(next.shown()[1]?.slice(1)).toEqual([104, 105]);
  expect(next.session.store.connection()).toMatchObject({ state: 'offline', waiting: 3 });
});

it.each([
  [true, 1],
  [false, 0],
])('asks before it sends commands older than their keys (sent: %s)', async (isSent, created) => {
  const storage = new FakeStorage();
  const closed = await offlineTab(storage);
  closed.api.requests.length = 0;
  await closed.clock.advance(0);
  closed.clock.skip(DAY_MS);
  const next = new TestSession(closed.api, closed.clock, { storage, tabs: browserTabs() });
  await next.drain();
  expect(next.session.store.connection()).toMatchObject({ waiting: 3, expired: 3 });
  expect(next.api.board.cards.size).toBe(5);
  next.session.resolveExpired(isSent);
  await next.drain();
  expect(next.session.store.connection()).toMatchObject({ waiting: 0, expired: 0 });
  expect(next.api.board.cards.size).toBe(5 + created);
});
