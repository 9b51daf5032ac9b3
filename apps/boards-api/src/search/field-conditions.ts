import { isDate, ValidationError, type FieldType } from '@kiban/contracts';
import { searchKey } from '@kiban/text';
import { isWithin, spanOfDays } from './day-span.js';
import type { Filter } from './filter.js';

export interface FieldCondition {
  readonly fieldId: number;
  /** As a saved view has it: `none`, `~text`, `5..9`, `5..`, `..9`, days, `yes`, `no`, or ids of options or members. */
  readonly text: string;
}

const CONDITION = /^([1-9]\d{0,14})=(.+)$/s;
const NUMBER = /^-?(\d{1,300}(\.\d{1,20})?|\.\d{1,20})(e[+-]?\d{1,3})?$/i;
const IDS_MAX = 50;

/** @throws ValidationError unless each is a field’s id, an equals sign and a condition */
export const readFieldConditions = (texts: readonly string[]): FieldCondition[] =>
  texts.map((each) => {
    const [, id, text = ''] = CONDITION.exec(each) ?? [];
    if (id === undefined || text.trim() === '')
      throw rejection('a field’s id, = and a condition, such as 12=5..9');
    return { fieldId: Number(id), text: text.trim() };
  });

/**
 * Adds a condition on a field of this type for cards `c`.
 * @throws ValidationError if the condition is none of this type
 */
export function addFieldCondition(
  filter: Filter,
  { fieldId, text }: FieldCondition,
  type: FieldType,
  { me, timeZone }: { me: number; timeZone: string },
): void {
  const has = (condition: string): string =>
    `EXISTS (SELECT 1 FROM boards.field_value AS v WHERE v.card_id = c.id AND v.field_id = ${filter.value(fieldId)} AND ${condition})`;
  if (text === 'none') return filter.add(`NOT ${has('true')}`);
  switch (type) {
    case 'text':
    case 'url': {
      const key = filter.value(searchKey(text.replace(/^~/, '').trim()));
      return filter.add(has(`strpos(boards.search_key(v.text_value), ${key}) > 0`));
    }
    case 'checkbox':
      if (text !== 'yes' && text !== 'no') throw rejection(`yes, no or none for field ${fieldId}`);
      return filter.add(text === 'yes' ? has('v.checkbox_value') : `NOT ${has('v.checkbox_value')}`);
    case 'number': {
      const { from = -Number.MAX_VALUE, to = Number.MAX_VALUE } = readSpan(text, fieldId, readNumber);
      return filter.add(has(`v.number_value BETWEEN ${filter.value(from)} AND ${filter.value(to)}`));
    }
    case 'date': {
      const { from, to } = readSpan(text, fieldId, readDay);
      return filter.add(has(isWithin(filter, 'v.date_value', spanOfDays(from, to, timeZone))));
    }
    case 'select':
    case 'multi_select':
    case 'member':
      return filter.add(oneOf(filter, readIds(text, fieldId, type === 'member' ? me : undefined), type, has));
  }
}

function oneOf(
  filter: Filter,
  { ids, isEmptyToo }: { ids: readonly number[]; isEmptyToo: boolean },
  type: FieldType,
  has: (condition: string) => string,
): string {
  const given = filter.value(ids);
  const value = has(
    type === 'member' ? `v.member_id = ANY (${given}::bigint[])` : `v.option_ids && ${given}::bigint[]`,
  );
  return isEmptyToo ? `${value} OR NOT ${has('true')}` : value;
}

function readIds(
  text: string,
  fieldId: number,
  me: number | undefined,
): { ids: number[]; isEmptyToo: boolean } {
  const parts = text.split(',').map((part) => part.trim());
  const ids = parts
    .filter((part) => part !== 'none')
    .map((part) => (part === 'me' ? me : /^[1-9]\d{0,14}$/.test(part) ? Number(part) : undefined));
  const known = ids.filter((id) => id !== undefined);
  if (known.length !== ids.length || parts.length > IDS_MAX)
    throw rejection(`ids separated by commas${me === undefined ? '' : ', me'} or none for field ${fieldId}`);
  return { ids: known, isEmptyToo: parts.includes('none') };
}

interface Span<End> {
  from: End | undefined;
  to: End | undefined;
}

function readSpan<End>(text: string, fieldId: number, read: (end: string) => End | undefined): Span<End> {
  const [first = '', last = first, ...more] = text.split('..').map((end) => end.trim());
  const [from, to] = [read(first), read(last)];
  const isRead = (first === '' || from !== undefined) && (last === '' || to !== undefined);
  if (!isRead || more.length > 0 || (first === '' && last === ''))
    throw rejection(`a value, a span such as 5..9, 5.. or ..9, or none for field ${fieldId}`);
  return { from, to };
}

const readNumber = (end: string): number | undefined =>
  NUMBER.test(end) && Number.isFinite(Number(end)) ? Number(end) : undefined;
const readDay = (end: string): string | undefined => (isDate(end) ? end : undefined);

const rejection = (accepted: string): ValidationError =>
  new ValidationError('field', 'field', `field must be ${accepted}.`);
