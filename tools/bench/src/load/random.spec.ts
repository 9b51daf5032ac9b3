import { describe, expect, it } from '@jest/globals';
import { Random } from './random.js';

const draws = (seed: number, count: number): number[] => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.below(50));
};

describe('a seeded random choice', () => {
  it('repeats with its seed and differs with another', () => {
    expect(draws(7, 100)).toEqual(draws(7, 100));
    expect(draws(7, 100)).not.toEqual(draws(8, 100));
  });

  it('chooses every one of 50 about equally often', () => {
    const counts = new Array<number>(50).fill(0);
    for (const drawn of draws(15, 50_000)) counts[drawn] = (counts[drawn] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(800);
    expect(Math.max(...counts)).toBeLessThan(1_200);
  });

  it('rejects an empty choice', () => {
    expect(() => new Random(1).of([])).toThrow('There is nothing to choose from.');
  });
});
