import type { ShownList } from './entities.js';

/** Whether two JSON values are equal; an absent property equals null, as for the API. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b || (a == null && b == null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSameValue(left[key], right[key]),
  );
}

export const isSameOrder = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

export const isSameList = (a: ShownList, b: ShownList): boolean =>
  (Object.keys(a) as (keyof ShownList)[]).every((key) => a[key] === b[key]);
