import { expect, it } from '@jest/globals';
import { fakeChannels, FakeLocks } from './testing/fake-browser.js';
import { TestSession } from './testing/test-session.js';

const shown = ({ session }: TestSession): string => session.store.connection().state;

function complete(world: TestSession): void {
  void world.session.run({ kind: 'cards.complete', cardIds: [101], complete: true });
}

it('shows a board as offline while the browser has no network, though its stream was not cut', async () => {
  const world = await TestSession.open();
  expect(shown(world)).toBe('live');
  world.session.setOnline(false);
  complete(world);
  await world.clock.advance(0);
  expect(world.session.store.connection()).toMatchObject({ state: 'offline', waiting: 1 });
});

it('is offline from the start in a browser without a network', async () => {
  const world = await TestSession.open();
  world.session.close();
  const next = new TestSession(world.api, world.clock);
  next.session.setOnline(false);
  expect(shown(next)).toBe('offline');
  await next.drain();
  expect(shown(next)).toBe('offline');
});

it.each([true, false])(
  'is live again only once a stream is open after it (tabs share one: %s)',
  async (isShared) => {
    const tabs = { locks: new FakeLocks(), openChannel: fakeChannels() };
    const world = await TestSession.open(isShared ? { tabs } : {});
    world.session.setOnline(false);
    world.api.isUnreachable = true;
    world.session.setOnline(true);
    expect(shown(world)).toBe('reconnecting');
    await world.clock.advance(0);
    expect(shown(world)).toBe('offline');
    world.api.isUnreachable = false;
    await world.drain();
    expect(shown(world)).toBe('live');
  },
);

it('loses no event of the time without a network', async () => {
  const world = await TestSession.open();
  world.session.setOnline(false);
  world.api.board.updateCard({ memberId: 9, name: 'Ben' } as never, 102, {
    title: 'Changed by Ben',
  } as never);
  world.api.cutStream();
  world.session.setOnline(true);
  await world.drain();
  expect(world.session.store.card(102)?.title).toBe('Changed by Ben');
  expect(shown(world)).toBe('live');
});

it('is offline when a change has no response, and live with the next one', async () => {
  const world = await TestSession.open();
  complete(world);
  await world.clock.advance(0);
  world.api.loseResponse();
  await world.clock.advance(0);
  expect(world.session.store.connection()).toMatchObject({ state: 'offline', waiting: 1 });
  await world.drain();
  expect(world.session.store.connection()).toMatchObject({ state: 'live', waiting: 0 });
});

it('stays ended with or without a network', async () => {
  const world = await TestSession.open();
  world.api.write('id: 99\nevent: board.delete\ndata: {"event":"board.delete","data":{"id":3}}\n\n');
  await world.clock.advance(0);
  expect(shown(world)).toBe('gone');
  world.session.setOnline(false);
  expect(shown(world)).toBe('gone');
});

it('opens no stream for a tab that closed it while it was hidden', async () => {
  const world = await TestSession.open();
  world.session.setVisible(false);
  await world.clock.advance(400_000);
  world.session.setOnline(false);
  world.session.setOnline(true);
  await world.clock.advance(0);
  expect(shown(world)).toBe('reconnecting');
  world.session.setVisible(true);
  await world.drain();
  expect(shown(world)).toBe('live');
});
