import { describe, expect, it } from '@jest/globals';
import { arrowPath, arrowsBetween } from './arrows.js';

const other = { left: 0, right: 100, y: 18 };
const ahead = { left: 200, right: 300, y: 54 };
const behind = { left: 50, right: 90, y: 54 };
const corners = (path: string): string => path.replace(/M[^M]*$/, '');

describe('an arrow', () => {
  it.each([
    ['FS', 'M100 18H108V54H200'],
    ['SS', 'M0 18H-8V54H200'],
    ['FF', 'M100 18H308V54H300'],
    ['SF', 'M0 18H-8V40H308V54H300'],
  ] as const)('goes from the end that the kind names first to the second: %s', (type, path) => {
    expect(corners(arrowPath(type, other, ahead))).toBe(path);
  });

  it('goes between the rows to a task that begins too early', () => {
    expect(corners(arrowPath('FS', other, behind))).toBe('M100 18H108V40H42V54H50');
  });
});

describe('the arrows in view', () => {
  it('are those with both rows in it', () => {
    const link = (dependsOn: number): { dependsOn: number; type: 'FS'; lagDays: number } => ({
      dependsOn,
      type: 'FS',
      lagDays: 0,
    });
    const rows = [
      { id: 2, dependencies: [link(1), link(3)] },
      { id: 3, dependencies: [link(9)] },
    ];
    const indexes = new Map([
      [1, 0],
      [2, 4],
      [3, 5],
    ]);
    expect(arrowsBetween(rows, [4, 8], (id) => indexes.get(id))).toEqual([
      { taskId: 2, dependsOn: 3, type: 'FS', lagDays: 0 },
    ]);
  });
});
