import { describe, expect, it } from '@jest/globals';
import type { Dependency, Span } from '@kiban/schedule';
import { criticalTasks } from './critical-path.js';

const plan = (
  spans: Readonly<Record<number, readonly [string, string] | null>>,
  links: readonly (readonly [taskId: number, dependsOn: number, type?: Dependency['type']])[],
): Parameters<typeof criticalTasks>[0] => ({
  spans: new Map(
    Object.entries(spans).map(([id, days]): [number, Span] => [
      Number(id),
      { start: days?.[0] ?? null, end: days?.[1] ?? null },
    ]),
  ),
  dependencies: links.map(([taskId, dependsOn, type = 'FS']) => ({ taskId, dependsOn, type, lagDays: 0 })),
});

describe('the critical path', () => {
  it('has the tasks whose delay delays the end, and not those with slack', () => {
    const critical = criticalTasks(
      plan(
        {
          1: ['2026-01-01', '2026-01-05'],
          2: ['2026-01-06', '2026-01-10'],
          3: ['2026-01-06', '2026-01-08'],
          4: ['2026-01-11', '2026-01-11'],
          5: null,
        },
        [
          [2, 1],
          [3, 1],
          [4, 2],
          [4, 3],
          [5, 4],
        ],
      ),
    );
    expect([...critical].sort()).toEqual([1, 2, 4]);
  });

  it('counts by the kind of a dependency', () => {
    const spans = { 1: ['2026-01-03', '2026-01-04'], 2: ['2026-01-03', '2026-01-09'] } as const;
    expect([...criticalTasks(plan(spans, [[2, 1, 'SS']]))].sort()).toEqual([1, 2]);
    expect([...criticalTasks(plan(spans, [[2, 1, 'FF']]))]).toEqual([2]);
  });

  it('of an empty plan is empty', () => {
    expect(criticalTasks(plan({ 1: null }, [])).size).toBe(0);
  });
});
