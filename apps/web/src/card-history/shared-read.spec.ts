import { expect, it } from '@jest/globals';
import { SharedRead } from './shared-read.js';

it('shares a request within one turn, and not with a later one', async () => {
  const requested: number[] = [];
  const reads = new SharedRead(async (id) => {
    requested.push(id);
    return id * 10;
  });
  expect(await Promise.all([reads.get(1), reads.get(1), reads.get(2)])).toEqual([10, 10, 20]);
  expect(requested).toEqual([1, 2]);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await reads.get(1)).toBe(10);
  expect(requested).toEqual([1, 2, 1]);
});

it('fails all that share a failed request, and reads again after it', async () => {
  let isBroken = true;
  const reads = new SharedRead(async () => {
    if (isBroken) throw new Error('unreachable');
    return 'read';
  });
  const results = await Promise.allSettled([reads.get(1), reads.get(1)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await reads.get(1)).toBe('read');
});
