import { expect, it } from '@jest/globals';
import { Turn } from './turn.js';

it('is over after 10 ms, and the next one begins once the others have run', async () => {
  let nowMs = 100;
  const turn = new Turn(() => nowMs);
  nowMs = 109.9;
  expect(turn.isOver).toBe(false);
  nowMs = 110;
  expect(turn.isOver).toBe(true);
  const others: string[] = [];
  setImmediate(() => {
    others.push('other');
    nowMs = 500;
  });
  await turn.next();
  expect(others).toEqual(['other']);
  expect(turn.isOver).toBe(false);
  nowMs = 510;
  expect(turn.isOver).toBe(true);
});
