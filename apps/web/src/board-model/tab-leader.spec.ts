import { expect, it } from '@jest/globals';
import { SharedFeed } from './tab-leader.js';
import { FakeLocks, fakeChannels } from './testing/fake-browser.js';
import { FakeStream } from './testing/fake-stream.js';
import { ManualClock, settled } from './testing/manual-clock.js';

interface Tab {
  feed: SharedFeed;
  calls: FakeStream;
  log: string[];
}

function browser(): () => Promise<Tab> {
  const ports = { locks: new FakeLocks(), openChannel: fakeChannels() };
  return async () => {
    const calls = new FakeStream();
    const log: string[] = [];
    const listener = {
      onOpen: (isResumed: boolean) => log.push(isResumed ? 'resumed' : 'open'),
      onFrame: ({ id, event }: { id: string | null; event: string }) => log.push(id ?? event),
      onLost: () => log.push('lost'),
      onEnd: (reason: string) => log.push(reason),
    };
    const feed = new SharedFeed(
      'stream:3',
      { path: '/boards/3/stream', calls, clock: new ManualClock(), listener },
      ports,
    );
    feed.open();
    await settled();
    return { feed, calls, log };
  };
}

it('opens one stream for all tabs of a board', async () => {
  const openTab = browser();
  const [first, second] = [await openTab(), await openTab()];
  first.calls.frame(5);
  await settled();
  expect(first.log).toEqual(['open', '5']);
  expect(second.log).toEqual(['open', '5']);
  expect(second.calls.lastIds).toEqual([]);
});

it('continues in another tab after the last frame when the leading tab closes', async () => {
  const openTab = browser();
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  first.calls.frame(5);
  await settled();
  first.feed.close();
  await settled();
  expect(second.calls.lastIds).toEqual(['5']);
  second.calls.frame(6);
  await settled();
  expect(second.log).toEqual(['open', '5', 'resumed', '6']);
  expect(third.log).toEqual(['open', '5', 'resumed', '6']);
  expect(third.calls.lastIds).toEqual([]);
});

it('passes on that the stream is cut', async () => {
  const openTab = browser();
  const [first, second] = [await openTab(), await openTab()];
  first.calls.cut();
  await settled();
  expect(second.log).toEqual(['open', 'lost']);
});

it('reads the board again in a tab that missed a frame', async () => {
  const ports = { locks: new FakeLocks(), openChannel: fakeChannels() };
  const log: string[] = [];
  const listener = {
    onOpen: () => log.push('open'),
    onFrame: ({ id, event }: { id: string | null; event: string }) => log.push(id ?? event),
    onLost: () => undefined,
    onEnd: () => undefined,
  };
  void ports.locks.hold('stream:3', new AbortController().signal, () => new Promise(() => undefined));
  const leader = ports.openChannel('stream:3', () => undefined);
  const feed = new SharedFeed(
    'stream:3',
    { path: '/boards/3/stream', calls: new FakeStream(), clock: new ManualClock(), listener },
    ports,
  );
  feed.open();
  const post = (id: string, previousId: string | null): void =>
    leader.post({ kind: 'frame', frame: { id, event: 'card.move', data: '{}' }, previousId });
  post('5', null);
  post('6', '5');
  post('6', '5');
  post('8', '7');
  await settled();
  expect(log).toEqual(['5', '6', 'reset', '8']);
  feed.close();
});

it('follows ids with a number for each source of the stream', async () => {
  const openTab = browser();
  const [first, second] = [await openTab(), await openTab()];
  const ids = ['9.4', '10.4', '10.10', '11.10'];
  for (const id of ids) first.calls.write(`id: ${id}\nevent: card.move\ndata: {}\n\n`);
  await settled();
  expect(second.log).toEqual(['open', ...ids]);
});

it('reads the board again in a tab that was closed for a while', async () => {
  const openTab = browser();
  const [first, second] = [await openTab(), await openTab()];
  first.calls.frame(5);
  await settled();
  second.feed.close();
  first.calls.frame(6);
  await settled();
  second.feed.open();
  await settled();
  expect(second.log).toEqual(['open', '5', 'open']);
  second.feed.close();
  second.feed.open();
  await settled();
  expect(second.log.at(-1)).toBe('resumed');
});
