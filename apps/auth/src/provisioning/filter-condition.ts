import { nameKey } from '@kiban/text';
import type { AttributePath, CompareOperator, Filter, Literal } from './filter.js';
import { ScimError } from './scim-error.js';

/** What an attribute of a filter is in SQL: text that is compared by its key, exact text, or a flag. */
export interface Column {
  sql: string;
  kind: 'text' | 'exact' | 'flag';
}

/** Columns by their attribute in lower case, such as `emails.value`. */
export type Columns = Readonly<Record<string, Column>>;

/**
 * The condition of a filter. Its values become parameters, and its attributes are those of `columns`, so no text of the
 * filter is a part of the statement.
 * @param values the parameters so far; those of the filter are added
 * @throws ScimError
 */
export function conditionOf(filter: Filter, columns: Columns, values: unknown[]): string {
  return condition(filter, '', columns, values);
}

function condition(filter: Filter, entry: string, columns: Columns, values: unknown[]): string {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const left = condition(filter.left, entry, columns, values);
      const right = condition(filter.right, entry, columns, values);
      return `(${left} ${filter.kind === 'and' ? 'AND' : 'OR'} ${right})`;
    }
    case 'not':
      return `NOT coalesce(${condition(filter.of, entry, columns, values)}, false)`;
    case 'entry':
      return condition(filter.filter, `${filter.name}.`, columns, values);
    case 'present':
      return within(filter.path, columns, values, `${columnOf(filter.path, entry, columns).sql} IS NOT NULL`);
    case 'compare': {
      const column = columnOf(filter.path, entry, columns);
      const compared = comparison(column, filter.operator, filter.value, values);
      return within(filter.path, columns, values, compared);
    }
  }
}

/** `emails[type eq "work"].value eq "…"` compares a part of the entries that match. */
function within({ name, filter }: AttributePath, columns: Columns, values: unknown[], own: string): string {
  return filter ? `(${condition(filter, `${name}.`, columns, values)} AND ${own})` : own;
}

function columnOf({ name, sub }: AttributePath, entry: string, columns: Columns): Column {
  const attribute = `${entry}${name}${sub === undefined ? '' : `.${sub}`}`;
  // A multi-valued attribute is compared by its value (RFC 7644 §3.4.2.2).
  const found = [attribute, `${attribute}.value`].find((each) => Object.hasOwn(columns, each));
  if (found === undefined)
    throw new ScimError('invalidFilter', `filter accepts the attributes ${Object.keys(columns).join(', ')}.`);
  return columns[found] as Column;
}

function comparison(column: Column, operator: CompareOperator, value: Literal, values: unknown[]): string {
  const { sql, kind } = column;
  if (value === null && (operator === 'eq' || operator === 'ne'))
    return `${sql} IS ${operator === 'eq' ? '' : 'NOT '}NULL`;
  if (kind === 'flag') return flagComparison(sql, operator, value);
  if (typeof value !== 'string')
    throw new ScimError('invalidFilter', 'filter must compare this attribute with a text, such as "aiko".');
  values.push(kind === 'exact' ? value : nameKey(value));
  const given = `$${values.length}::text`;
  const own = kind === 'exact' ? sql : `auth.name_key(${sql})`;
  switch (operator) {
    case 'eq':
      return `${own} = ${given}`;
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
