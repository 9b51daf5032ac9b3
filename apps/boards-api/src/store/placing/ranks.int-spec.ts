import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyBetween } from 'fractional-indexing';
import { RunningApi } from '../../testing/running-api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

/** Keys with integer parts of every length, at both ends of their range, and with fractions. */
const seeds = [
  'Xzzx',
  'YyW',
  'Yzy',
  'Zy',
  'a0',
  'ay',
  'bzx',
  'czzy',
  'dzzzy',
  'a0V',
  'Zz1',
  'bzzV',
  'azzz1V',
  'b00',
  'Y00',
  'X000',
];

type Gap = [below: string | null, above: string | null];

async function expectKeysOfPackage(gaps: readonly Gap[]): Promise<void> {
  const rows = await api.database.query<{ made: string }>(
    `SELECT boards.rank_between(below, above) AS made
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (below, above, place) ORDER BY place`,
    [gaps.map(([below]) => below), gaps.map(([, above]) => above)],
  );
  expect(rows.map(({ made }) => made)).toEqual(
    gaps.map(([below, above]) => generateKeyBetween(below, above)),
  );
}

describe('boards.rank_after', () => {
  it('makes the same next key as the package fractional-indexing, at every key length', async () => {
    const keys: (string | null)[] = [null];
    for (const seed of seeds) {
      let key: string = seed;
      for (let n = 0; n < 70; n += 1) {
        keys.push(key);
        key = generateKeyBetween(key, null);
      }
    }
    const rows = await api.database.query<{ next: string }>(
      'SELECT boards.rank_after(key) AS next FROM unnest($1::text[]) WITH ORDINALITY AS given (key, place) ORDER BY place',
      [keys],
    );
    expect(rows.map(({ next }) => next)).toEqual(keys.map((key) => generateKeyBetween(key, null)));
  });
});

describe('boards.rank_between', () => {
  it('makes the same key as the package before a key and beside it, at every key length', async () => {
    const gaps: Gap[] = [[null, null]];
    for (const seed of seeds) {
      let key: string = seed;
      for (let n = 0; n < 70; n += 1) {
        const before = generateKeyBetween(null, key);
        gaps.push([null, key], [before, key]);
        key = before;
      }
    }
    await expectKeysOfPackage(gaps);
  });

  it.each([
    ['the first position', () => 0],
    ['the last position', (count: number) => count],
    ['the second position', (count: number) => Math.min(1, count)],
    ['the position before the last', (count: number) => Math.max(0, count - 1)],
    ['the middle', (count: number) => count >> 1],
    ['changing positions', (count: number, turn: number) => (turn * 7_919) % (count + 1)],
  ])('makes the same keys as the package for a row of insertions at %s', async (_, position) => {
    const keys: string[] = [];
    const gaps: Gap[] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      const at = position(keys.length, turn);
      const gap: Gap = [keys[at - 1] ?? null, keys[at] ?? null];
      gaps.push(gap);
      keys.splice(at, 0, generateKeyBetween(...gap));
    }
    await expectKeysOfPackage(gaps);
  });
});
