import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PastLastDayError, pushLater } from './cascade.js';
import { cyclePath } from './cycle-path.js';
import { addDays, dayAt, dayNumber } from './days.js';
import type { Dependency, Span } from './span.js';

const depends = (taskId: number, dependsOn: number, more: Partial<Dependency> = {}): Dependency => ({
  taskId,
  dependsOn,
  type: 'FS',
  lagDays: 0,
  ...more,
});
const span = (start: string | null, end: string | null = start): Span => ({ start, end });

describe('cyclePath', () => {
  it('returns the path by which a task would depend on itself', () => {
    expect(cyclePath([depends(2, 3), depends(3, 1)], 1, 2)).toEqual([1, 2, 3, 1]);
    expect(cyclePath([depends(2, 1)], 1, 2)).toEqual([1, 2, 1]);
  });

  it('accepts a dependency that closes no cycle', () => {
    expect(cyclePath([depends(2, 3), depends(4, 1)], 1, 2)).toBeNull();
  });
});

describe('addDays', () => {
  it('keeps the time of day and crosses months, years and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-02-28T23:30:00.000Z', 1)).toBe('2028-02-29T23:30:00.000Z');
  });
});

describe('dayNumber', () => {
  it.each(['0001-01-01', '1969-12-31', '1970-01-01', '9999-12-31'])('counts %s and back', (day) => {
    expect(dayAt(dayNumber(day))).toBe(day);
  });
});

describe('pushLater', () => {
  it.each([
    ['FS', '2026-01-11'],
    ['SS', '2026-01-05'],
    ['FF', '2026-01-09'],
    ['SF', '2026-01-04'],
  ] as const)('moves a dependent by the minimum that %s requires', (type, start) => {
    const spans = new Map([
      [1, span('2026-01-05', '2026-01-10')],
      [2, span('2026-01-01', '2026-01-02')],
    ]);
    expect(pushLater(spans, [depends(2, 1, { type })], 1).get(2)?.start).toBe(start);
  });

  it('counts the lag, and keeps tasks that are late enough or unscheduled', () => {
    const spans = new Map([
      [1, span('2026-01-05')],
      [2, span('2026-01-01')],
      [3, span('2026-02-01')],
      [4, span(null)],
    ]);
    const moved = pushLater(spans, [depends(2, 1, { lagDays: 2 }), depends(3, 1), depends(4, 1)], 1);
    expect([...moved]).toEqual([[2, span('2026-01-08')]]);
  });

  it('moves a task to the last day of the date format, and not past it', () => {
    const below = (lastDay: string): Map<number, Span> =>
      pushLater(
        new Map([
          [1, span(lastDay)],
          [2, span('2026-01-01', '2026-01-02')],
        ]),
        [depends(2, 1)],
        1,
      );
    expect(below('9999-12-29').get(2)).toEqual(span('9999-12-30', '9999-12-31'));
    expect(() => below('9999-12-30')).toThrow(PastLastDayError);
  });

  it('breaks no dependency below the changed task, for any graph', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((offset) => addDays('2026-01-01', offset));
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 2, maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 30 }),
        (days, pairs) => {
          const spans = new Map(days.map((start, id) => [id, span(start)]));
          // A task depends only on earlier ones, so there is no cycle.
          const edges = pairs
            .filter(([one, other]) => one > other && one < days.length)
            .map(([one, other]) => depends(one, other));
          const moved = pushLater(spans, edges, 0);
          const after = new Map([...spans, ...moved]);
          for (const { taskId, dependsOn } of edges) {
            if (!moved.has(taskId)) continue;
            expect((after.get(taskId)?.start ?? '') > (after.get(dependsOn)?.end ?? '')).toBe(true);
          }
        },
      ),
    );
  });
});
