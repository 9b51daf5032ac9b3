import { expect, it } from '@jest/globals';
import { BoardFeed } from './board-feed.js';
import { FakeStream } from './testing/fake-stream.js';
import { ManualClock, settled } from './testing/manual-clock.js';

async function openFeed(): Promise<{
  feed: BoardFeed;
  calls: FakeStream;
  clock: ManualClock;
  log: string[];
}> {
  const calls = new FakeStream();
  const clock = new ManualClock();
  const log: string[] = [];
  const feed = new BoardFeed({
    path: '/boards/3/stream',
    calls,
    clock,
    listener: {
      onOpen: (isResumed) => log.push(isResumed ? 'resumed' : 'open'),
      onFrame: ({ id, event }) => log.push(id ?? event),
      onLost: (isUnreachable) => log.push(isUnreachable ? 'unreachable' : 'lost'),
      onEnd: (reason) => log.push(reason),
    },
  });
  feed.open();
  await settled();
  return { feed, calls, clock, log };
}

it('resumes after the last frame when the stream is cut', async () => {
  const { feed, calls, clock, log } = await openFeed();
  calls.frame(5);
  calls.frame(6);
  await settled();
  calls.cut();
  await clock.advance(1_000);
  expect(log).toEqual(['open', '5', '6', 'lost', 'resumed']);
  expect(calls.lastIds).toEqual([undefined, '6']);
  feed.close();
});

it('reports a stream that cannot be resumed, so that the board is read again', async () => {
  const { feed, calls, clock, log } = await openFeed();
  calls.cut();
  await clock.advance(1_000);
  expect(log).toEqual(['open', 'lost', 'open']);
  calls.write('event: reset\ndata: {}\n\n');
  await settled();
  expect(log.at(-1)).toBe('reset');
  feed.close();
});

it('opens the stream again when it is silent for 35 seconds, and not while comments arrive', async () => {
  const { feed, calls, clock, log } = await openFeed();
  for (let seconds = 0; seconds < 60; seconds += 15) {
    calls.write(': keep-alive\n\n');
    await clock.advance(15_000);
  }
  expect(log).toEqual(['open']);
  await clock.advance(36_000);
  expect(log).toEqual(['open', 'lost', 'open']);
  feed.close();
});

it('waits longer after each attempt without a response, and not at all after a wake-up', async () => {
  const { feed, calls, clock, log } = await openFeed();
  calls.isUnreachable = true;
  calls.cut();
  await clock.advance(600_000);
  const attempts = calls.lastIds.length;
  expect(attempts).toBeGreaterThan(10);
  expect(attempts).toBeLessThan(60);
  expect(log.at(-1)).toBe('unreachable');
  calls.isUnreachable = false;
  feed.wake();
  await settled();
  expect(log.at(-1)).toBe('open');
  feed.close();
});

it.each([
  [404, 'gone'],
  [401, 'signed-out'],
])('stops after a response with status %d', async (status, reason) => {
  const { calls, clock, log } = await openFeed();
  calls.status = status;
  calls.cut();
  await clock.advance(600_000);
  expect(log).toEqual(['open', 'lost', reason]);
  expect(calls.lastIds).toHaveLength(2);
});

it('forgets an id that the service rejects', async () => {
  const { feed, calls, clock } = await openFeed();
  calls.frame(5);
  await settled();
  calls.status = 422;
  calls.cut();
  await clock.advance(600);
  calls.status = 200;
  await clock.advance(5_000);
  expect(calls.lastIds).toEqual([undefined, '5', undefined]);
  feed.close();
});

it('sends nothing after it is closed, and can be opened again', async () => {
  const { feed, calls, clock, log } = await openFeed();
  feed.close();
  await clock.advance(600_000);
  expect(calls.lastIds).toHaveLength(1);
  feed.open();
  await settled();
  expect(log).toEqual(['open', 'open']);
  feed.close();
});
