import { nameKey } from '@kiban/text';
import type { AttributePath, CompareOperator, Filter, Literal } from './filter.js';
import { isUserId, memberIdOf } from './scim-address.js';
import { ScimError } from './scim-error.js';

/** What an attribute of a filter is in SQL: text that is compared by its key, exact text, or a flag. */
export type Column =
  | { sql: string; kind: 'exact' | 'flag' }
  /** `equals`: that its key is this parameter, in a form for which there are indexes. */
  | { sql: string; kind: 'text'; equals?: (key: string) => string }
  /** The id of a user, with the expression that an index knows, a number. */
  | { sql: string; kind: 'user'; number: string };

/** Columns by their attribute in lower case, such as `emails.value`. */
export type Columns = Readonly<Record<string, Column>>;

/** What a filter may name. Attributes of other schemas have no value. */
export interface Filterable {
  columns: Columns;
  /** Attributes that have no value, since the service does not keep them. */
  absent?: ReadonlySet<string>;
  /** Multi-valued attributes of many rows: whether one has the condition, in SQL. */
  lists?: Readonly<Record<string, (condition: string) => string>>;
}

/**
 * The condition of a filter. Its values become parameters, and its attributes are those of `filterable`, so no text of the
 * filter is a part of the statement.
 * @param values the parameters so far; those of the filter are added
 * @throws ScimError
 */
export function conditionOf(filter: Filter, filterable: Filterable, values: unknown[]): string {
  return condition(filter, '', filterable, values);
}

function condition(filter: Filter, entry: string, filterable: Filterable, values: unknown[]): string {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const left = condition(filter.left, entry, filterable, values);
      const right = condition(filter.right, entry, filterable, values);
      return `(${left} ${filter.kind === 'and' ? 'AND' : 'OR'} ${right})`;
    }
    case 'not':
      return `NOT coalesce(${condition(filter.of, entry, filterable, values)}, false)`;
    case 'entry':
      return ofOne(filter.name, condition(filter.filter, `${filter.name}.`, filterable, values));
    case 'present': {
      const column = columnOf(filter.path, entry, filterable);
      return ofOne(filter.path.name, within(filter.path, `${column.sql} IS NOT NULL`));
    }
    case 'compare': {
      const { path, operator, value } = filter;
      const column = columnOf(path, entry, filterable);
      // An attribute without entries has no value.
      if (value === null && operator === 'eq')
        return `NOT ${ofOne(path.name, within(path, `${column.sql} IS NOT NULL`))}`;
      return ofOne(path.name, within(path, comparison(column, operator, value, values)));
    }
  }

  /** Whether one entry of a list matches as a whole; within brackets, the list is already chosen. */
  function ofOne(name: string, own: string): string {
    const list = entry === '' ? filterable.lists?.[name] : undefined;
    return list ? list(own) : own;
  }

  /** `emails[type eq "work"].value eq "…"` compares a part of the entries that match. */
  function within(path: AttributePath, own: string): string {
    return path.filter ? `(${condition(path.filter, `${path.name}.`, filterable, values)} AND ${own})` : own;
  }
}

const ABSENT: Column = { sql: 'NULL::text', kind: 'exact' };

function columnOf({ name, sub }: AttributePath, entry: string, { columns, absent }: Filterable): Column {
  const first = entry === '' ? name : entry.slice(0, -1);
  if (first.startsWith('urn:') || absent?.has(first)) return ABSENT;
  const attribute = `${entry}${name}${sub === undefined ? '' : `.${sub}`}`;
  // A multi-valued attribute is compared by its value (RFC 7644 §3.4.2.2).
  const found = [attribute, `${attribute}.value`].find((each) => Object.hasOwn(columns, each));
  if (found === undefined)
    throw new ScimError('invalidFilter', `filter accepts the attributes ${Object.keys(columns).join(', ')}.`);
  return columns[found] as Column;
}

function comparison(column: Column, operator: CompareOperator, value: Literal, values: unknown[]): string {
  const { sql, kind } = column;
  if (value === null && operator === 'ne') return `${sql} IS NOT NULL`;
  if (kind === 'flag') return flagComparison(sql, operator, value);
  if (typeof value !== 'string')
    throw new ScimError('invalidFilter', 'filter must compare this attribute with a text, such as "aiko".');
  if (column.kind === 'user') return userComparison(column, operator, value, values);
  values.push(kind === 'exact' ? value : nameKey(value));
  const given = `$${values.length}::text`;
  const own = kind === 'exact' ? sql : `auth.name_key(${sql})`;
  switch (operator) {
    case 'eq':
      return column.kind === 'text' && column.equals ? column.equals(given) : `${own} = ${given}`;
    case 'ne':
      return `${own} IS DISTINCT FROM ${given}`;
    case 'co':
      return `strpos(${own}, ${given}) > 0`;
    case 'sw':
      return `starts_with(${own}, ${given})`;
    case 'ew':
      return `right(${own}, length(${given})) = ${given}`;
  }
}

function userComparison(
  { sql, number }: Extract<Column, { kind: 'user' }>,
  operator: CompareOperator,
  value: string,
  values: unknown[],
): string {
  if (operator !== 'eq' && operator !== 'ne')
    throw new ScimError('invalidFilter', 'filter must compare the id of a user by eq or ne.');
  if (!isUserId(value)) return operator === 'eq' ? 'false' : 'true';
  values.push(value);
  const other = `${sql} <> $${values.length}::text`;
  if (operator === 'ne') return other;
  values.push(memberIdOf(value));
  return `(${number} = $${values.length}::bigint AND NOT ${other})`;
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

function flagComparison(sql: string, operator: CompareOperator, value: Literal): string {
  const flag = FLAGS.get(String(value).toLowerCase());
  if (flag === undefined || (operator !== 'eq' && operator !== 'ne'))
    throw new ScimError(
      'invalidFilter',
      'filter must compare this attribute by eq or ne with true or false.',
    );
  return flag === (operator === 'eq') ? sql : `NOT ${sql}`;
}
