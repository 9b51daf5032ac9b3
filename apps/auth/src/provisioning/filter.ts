import { nameKey } from '@kiban/text';

/** A value that a filter compares with. */
export type Literal = string | number | boolean | null;

export const compareOperators = ['eq', 'ne', 'co', 'sw', 'ew'] as const;
export type CompareOperator = (typeof compareOperators)[number];

/** An attribute, in lower case: `emails[type eq "work"].value` has all three parts. */
export interface AttributePath {
  name: string;
  filter?: Filter;
  sub?: string;
}

/** A filter of RFC 7644 §3.4.2.2. */
export type Filter =
  | { kind: 'and' | 'or'; left: Filter; right: Filter }
  | { kind: 'not'; of: Filter }
  | { kind: 'compare'; path: AttributePath; operator: CompareOperator; value: Literal }
  | { kind: 'present'; path: AttributePath }
  /** An entry of a multi-valued attribute matches. */
  | { kind: 'entry'; name: string; filter: Filter };

/** Whether one entry of a multi-valued attribute matches the filter in its brackets. */
export function matchesEntry(filter: Filter, entry: Readonly<Record<string, unknown>>): boolean {
  switch (filter.kind) {
    case 'and':
      return matchesEntry(filter.left, entry) && matchesEntry(filter.right, entry);
    case 'or':
      return matchesEntry(filter.left, entry) || matchesEntry(filter.right, entry);
    case 'not':
      return !matchesEntry(filter.of, entry);
    case 'present':
      return ownValue(entry, filter.path.name) !== null;
    case 'entry':
      return false;
    case 'compare':
      return compares(ownValue(entry, filter.path.name), filter.operator, filter.value);
  }
}

/** Null for what the entry only inherits, such as `constructor`. */
const ownValue = (entry: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(entry, name) ? (entry[name] ?? null) : null;

function compares(own: unknown, operator: CompareOperator, value: Literal): boolean {
  // Directories send flags as text, too.
  const [left, right] = [textOf(own), textOf(value)];
  if (operator === 'eq') return left === right;
  if (operator === 'ne') return left !== right;
  if (left === null || right === null) return false;
  if (operator === 'co') return left.includes(right);
  return operator === 'sw' ? left.startsWith(right) : left.endsWith(right);
}

/** As the names in the database are compared. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? nameKey(String(value))
    : null;
