import { searchKey } from '@kiban/text';
import type { CustomField, ShownCard } from '../board-model/entities.js';
import { dayOf, isDay } from '../texts/calendar-day.js';
import { fieldFiltersOf, fieldIdOf, type BoardFilter } from './board-filter.js';

/** What the filter requires of a custom field. */
export type FieldCondition =
  | { readonly kind: 'empty' }
  /** Text of a text or a link, in any case. */
  | { readonly kind: 'contains'; readonly text: string }
  /** From and to, both included; one of them may be open. */
  | { readonly kind: 'numbers'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'days'; readonly from: string | null; readonly to: string | null }
  | { readonly kind: 'checked'; readonly isChecked: boolean }
  /** One of these options or members; null stands for no value. */
  | { readonly kind: 'one'; readonly ids: readonly (number | 'me' | null)[] };

const EMPTY = 'none';
const NUMBER = /^-?(\d{1,300}(\.\d{1,20})?|\.\d{1,20})(e[+-]?\d{1,3})?$/i;

/**
 * Reads a condition of the address: `none`, `~text`, `5..9`, `5..`, `..9`, `5`, `2026-11-01..2026-11-30`, `yes`, `no`,
 * `3,4`, `me`.
 * @returns null if it does not fit the field, or if all of its options were deleted
 */
export function readFieldCondition(
  field: Pick<CustomField, 'type' | 'options'>,
  text: string,
): FieldCondition | null {
  const value = text.trim();
  switch (field.type) {
    case 'text':
    case 'url':
      return textCondition(value);
    case 'select':
    case 'multi_select':
    case 'member':
      return idsCondition(field, value);
    default:
      if (value === EMPTY) return { kind: 'empty' };
  }
  if (field.type === 'checkbox')
    return value === 'yes' || value === 'no' ? { kind: 'checked', isChecked: value === 'yes' } : null;
  if (field.type === 'number') {
    const span = readSpan(value, (end) => (NUMBER.test(end) ? Number(end) : null));
    return span && { kind: 'numbers', ...span };
  }
  const span = readSpan(value, (end) => (isDay(end) ? end : null));
  return span && { kind: 'days', ...span };
}

function textCondition(value: string): FieldCondition | null {
  if (value === EMPTY) return { kind: 'empty' };
  const text = value.replace(/^~/, '').trim();
  return text === '' ? null : { kind: 'contains', text };
}

function idsCondition(
  { type, options }: Pick<CustomField, 'type' | 'options'>,
  value: string,
): FieldCondition | null {
  const isMember = type === 'member';
  const ids = new Set<number | 'me' | null>();
  for (const part of value.split(',').map((each) => each.trim())) {
    const id = /^[1-9]\d{0,14}$/.test(part) ? Number(part) : null;
    if (part === EMPTY) ids.add(null);
    else if (isMember && part === 'me') ids.add('me');
    else if (id !== null && (isMember || options.some((option) => option.id === id))) ids.add(id);
  }
  return ids.size === 0 ? null : { kind: 'one', ids: [...ids] };
}

function readSpan<T extends number | string>(
  value: string,
  read: (end: string) => T | null,
): { from: T | null; to: T | null } | null {
  const [first = '', last = first, ...more] = value.split('..').map((each) => each.trim());
  const [from, to] = [read(first), read(last)];
  const isRead = (first === '' || isUsable(from)) && (last === '' || isUsable(to));
  return isRead && more.length === 0 && (from !== null || to !== null) ? { from, to } : null;
}

const isUsable = (end: number | string | null): boolean =>
  end !== null && (typeof end === 'string' || Number.isFinite(end));

/** The condition as the address has it. */
export function writeFieldCondition(condition: FieldCondition): string {
  switch (condition.kind) {
    case 'empty':
      return EMPTY;
    case 'contains':
      return `~${condition.text}`;
    case 'checked':
      return condition.isChecked ? 'yes' : 'no';
    case 'one':
      return condition.ids.map((id) => id ?? EMPTY).join(',');
    case 'numbers':
    case 'days': {
      const { from, to } = condition;
      return from === to ? String(from) : `${from ?? ''}..${to ?? ''}`;
    }
  }
}

/** @returns whether a card has what the filter requires of custom fields; what no longer fits a field requires nothing */
export function fieldMatcher(
  filter: BoardFilter,
  fields: readonly CustomField[],
  me: number,
): (card: Pick<ShownCard, 'fields'>) => boolean {
  const conditions = fieldFiltersOf(filter).flatMap((name) => {
    const field = fields.find(({ id }) => id === fieldIdOf(name));
    const condition = field && readFieldCondition(field, filter[name] ?? '');
    return condition ? [{ id: field.id, meets: conditionTest(condition, me) }] : [];
  });
  return (card) => conditions.every(({ id, meets }) => meets(card.fields[id] ?? null));
}

function conditionTest(condition: FieldCondition, me: number): (value: unknown) => boolean {
  switch (condition.kind) {
    case 'empty':
      return (value) => value === null;
    case 'contains': {
      const wanted = searchKey(condition.text);
      return (value) => typeof value === 'string' && searchKey(value).includes(wanted);
    }
    // A field that was never set is not checked, as in the rows of a board.
    case 'checked':
      return (value) => (value === true) === condition.isChecked;
    case 'numbers':
      return (value) => typeof value === 'number' && isWithin(value, condition);
    case 'days':
      return (value) => typeof value === 'string' && isWithin(dayOf(value), condition);
    case 'one': {
      const ids = new Set(condition.ids.map((id) => (id === 'me' ? me : id)));
      return (value) =>
        Array.isArray(value)
          ? value.some((id) => ids.has(id as number))
          : value === null || typeof value === 'number'
            ? ids.has(value)
            : false;
    }
  }
}

const isWithin = <T extends number | string>(
  value: T,
  { from, to }: { readonly from: T | null; readonly to: T | null },
): boolean => (from === null || value >= from) && (to === null || value <= to);
