import { expect, it } from '@jest/globals';
import { atMost } from './at-most.js';

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('runs at most as many tasks as it may, in their order, also after one has failed', async () => {
  const run = atMost(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (n: number): Promise<void> =>
    run(async () => {
      started.push(n);
      await new Promise<void>((resolve) => (ends[n] = resolve));
      if (n === 0) throw new Error('failed');
    });
  const results = Promise.allSettled([0, 1, 2, 3].map(task));
  await turn();
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await turn();
  expect(started).toEqual([0, 1, 2]);
  ends[1]?.();
  await turn();
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  const last = task(4);
  await turn();
  expect(started).toContain(4);
  ends[4]?.();
  await last;
});
