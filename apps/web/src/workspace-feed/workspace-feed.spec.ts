import { expect, it } from '@jest/globals';
import { FakeLocks, fakeChannels } from '../board-model/testing/fake-browser.js';
import { FakeStream } from '../board-model/testing/fake-stream.js';
import { ManualClock, settled } from '../board-model/testing/manual-clock.js';
import { Burst } from './burst.js';
import { WorkspaceFeed } from './workspace-feed.js';

interface Tab {
  feed: WorkspaceFeed;
  calls: FakeStream;
  clock: ManualClock;
  kinds: string[];
}

function browser(): () => Promise<Tab> {
  const tabs = { locks: new FakeLocks(), openChannel: fakeChannels() };
  return async () => {
    const [calls, clock, kinds] = [new FakeStream(), new ManualClock(), [] as string[]];
    const feed = new WorkspaceFeed({ workspaceId: 1, memberId: 7, calls, clock, tabs });
    feed.subscribe(({ kind, boardId }) => kinds.push(boardId === null ? kind : `${kind} ${boardId}`));
    feed.open();
    await settled();
    return { feed, calls, clock, kinds };
  };
}

const rename = (id: number): string => `id: ${id}\nevent: board.update\ndata: {"boardId":3}\n\n`;

it('has one stream for all tabs of the browser, and every tab has its events', async () => {
  const openTab = browser();
  const [first, second] = [await openTab(), await openTab()];
  first.calls.write(rename(5));
  await settled();
  expect([first.kinds, second.kinds]).toEqual([
    ['reset', 'board.update 3'],
    ['reset', 'board.update 3'],
  ]);
  expect(second.calls.lastIds).toEqual([]);
  first.feed.close();
  await settled();
  expect(second.calls.lastIds).toEqual(['5']);
  expect(second.kinds).toEqual(['reset', 'board.update 3']);
});

it('resumes after a cut without reading everything, and resets when it cannot', async () => {
  const { calls, clock, kinds } = await browser()();
  calls.write(rename(5));
  await settled();
  calls.cut();
  await clock.advance(1_000);
  calls.write('event: boards\ndata: {}\n\n');
  await settled();
  calls.write('event: reset\ndata: {}\n\n');
  await settled();
  expect(calls.lastIds).toEqual([undefined, '5']);
  expect(kinds).toEqual(['reset', 'board.update 3', 'boards', 'reset']);
});

it('closes after five hidden minutes, and resumes when the tab comes to the front', async () => {
  const { feed, calls, clock, kinds } = await browser()();
  calls.write(rename(5));
  await settled();
  feed.setVisible(false);
  await clock.advance(299_000);
  const attempts = calls.lastIds.length;
  // A silent stream is opened again, as long as the tab has one.
  expect(attempts).toBeGreaterThan(1);
  await clock.advance(600_000);
  feed.wake();
  await settled();
  expect(calls.lastIds).toHaveLength(attempts);
  feed.setVisible(true);
  await settled();
  expect(calls.lastIds).toHaveLength(attempts + 1);
  expect(calls.lastIds.at(-1)).toBe('5');
  expect(kinds).toEqual(['reset', 'board.update 3']);
});

it('opens again after the sign-in ended, when the tab comes to the front', async () => {
  const { feed, calls, clock } = await browser()();
  calls.status = 401;
  calls.cut();
  await clock.advance(60_000);
  const attempts = calls.lastIds.length;
  await clock.advance(600_000);
  expect(calls.lastIds).toHaveLength(attempts);
  calls.status = 200;
  feed.setVisible(true);
  await settled();
  expect(calls.lastIds).toHaveLength(attempts + 1);
});

it('runs once for several calls in a short time', async () => {
  const clock = new ManualClock();
  let runs = 0;
  const burst = new Burst(clock, () => (runs += 1));
  for (let call = 0; call < 5; call += 1) burst.add();
  await clock.advance(1_000);
  expect(runs).toBe(1);
  burst.add();
  burst.stop();
  await clock.advance(1_000);
  expect(runs).toBe(1);
});
