import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { layOutWeek } from './week-lanes.js';

interface Item {
  readonly id: number;
  readonly first: number;
  readonly last: number;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const START = 700;

const items = fc
  .array(fc.tuple(fc.integer({ min: -10, max: 16 }), fc.nat(20)), { maxLength: 40 })
  .map((spans) =>
    spans
      .map(([from, length], id): Item => ({ id, first: START + from, last: START + from + length }))
      .sort((a, b) => a.first - b.first || b.last - a.last || a.id - b.id),
  );
const lanes = fc.integer({ min: 0, max: 9 });

const covers = ({ first, last }: Item, day: number): boolean => first <= START + day && last >= START + day;

describe('the bars of a week', () => {
  it('never overlap in a lane, and stay in the week and in the lanes', () => {
    fc.assert(
      fc.property(items, lanes, (all, count) => {
        const { bars } = layOutWeek(all, START, count);
        for (const day of DAYS) {
          const used = bars.filter(({ from, to }) => from <= day && to >= day).map(({ lane }) => lane);
          expect(new Set(used).size).toBe(used.length);
          expect(used.every((lane) => lane >= 0 && lane < count)).toBe(true);
        }
        for (const { from, to } of bars) expect([from >= 0, to <= 6, from <= to]).toEqual([true, true, true]);
      }),
    );
  });

  it('are drawn on each of their days or counted there', () => {
    fc.assert(
      fc.property(items, lanes, (all, count) => {
        const { bars, hidden } = layOutWeek(all, START, count);
        for (const day of DAYS) {
          const drawn = bars.filter(({ from, to }) => from <= day && to >= day);
          expect(drawn.every(({ item }) => covers(item, day))).toBe(true);
          expect(drawn.length + (hidden[day] ?? 0)).toBe(all.filter((item) => covers(item, day)).length);
        }
      }),
    );
  });

  it('leave the last lane to the number of those that are not drawn', () => {
    fc.assert(
      fc.property(items, lanes, (all, count) => {
        const { bars, hidden } = layOutWeek(all, START, count);
        for (const { from, to, lane } of bars)
          if (lane === count - 1) for (let day = from; day <= to; day += 1) expect(hidden[day]).toBe(0);
      }),
    );
  });

  it('keep their lanes when a later one is added', () => {
    fc.assert(
      fc.property(items, (all) => {
        const enough = all.length + 1;
        const before = layOutWeek(all.slice(0, -1), START, enough).bars;
        const after = layOutWeek(all, START, enough).bars.filter(({ item }) => item !== all.at(-1));
        expect(after).toEqual(before);
      }),
    );
  });

  it('always have the one that is kept', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 2, max: 9 }), fc.nat(39), (all, count, at) => {
        const kept = all[at];
        const { bars } = layOutWeek(all, START, count, (item) => item === kept);
        const isOfWeek = kept !== undefined && DAYS.some((day) => covers(kept, day));
        expect(bars.some(({ item }) => item === kept)).toBe(isOfWeek);
      }),
    );
  });

  it('say where they begin before the week and go on behind it', () => {
    const long = { id: 1, first: START - 3, last: START + 9 };
    const [bar] = layOutWeek([long], START, 3).bars;
    expect(bar).toMatchObject({ from: 0, to: 6, lane: 0, hasBefore: true, hasBehind: true });
  });

  it('of 40,000 cards on a day are laid out within a frame', () => {
    const all = Array.from({ length: 40_000 }, (_, id) => ({ id, first: START + 2, last: START + 2 }));
    const { bars, hidden } = layOutWeek(all, START, 5);
    expect([bars.length, hidden[2]]).toEqual([4, 39_996]);
  });
});
