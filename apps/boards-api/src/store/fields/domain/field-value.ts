import {
  dateOrTimestampSentence,
  hasAtMost,
  limits,
  readDateOrTimestamp,
  ValidationError,
  type FieldType,
} from '@kiban/contracts';
import { nameKey } from '@kiban/text';

export interface Field {
  id: number;
  boardId: number;
  name: string;
  type: FieldType;
  rank: string;
  version: number;
}

export interface FieldOption {
  id: number;
  label: string;
  color: string | null;
}

/** What a value is read by. */
export type NamedField = Pick<Field, 'type' | 'name'>;

/** A value in the columns of its type; null = no value. */
export interface TypedValue {
  text: string | null;
  number: number | null;
  checkbox: boolean | null;
  date: string | null;
  optionIds: number[] | null;
  memberId: number | null;
}

export interface Candidates {
  options: readonly FieldOption[];
  members: readonly { memberId: number; name: string }[];
}

const none: TypedValue = {
  text: null,
  number: null,
  checkbox: null,
  date: null,
  optionIds: null,
  memberId: null,
};

/**
 * Reads a value by the field's type. An option's label or a member's name is accepted if it identifies exactly one.
 * @returns null if the request clears the value
 * @throws ValidationError with the accepted values, and the candidates if a name is ambiguous
 */
export function readFieldValue(field: NamedField, value: unknown, candidates: Candidates): TypedValue | null {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  switch (field.type) {
    case 'text':
      return { ...none, text: textOf(field, value, limits.fieldTextLengthMax) };
    case 'url':
      return { ...none, text: urlOf(field, value) };
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw rejection(field, 'a number');
      return { ...none, number: value };
    case 'checkbox':
      if (typeof value !== 'boolean') throw rejection(field, 'true or false');
      return { ...none, checkbox: value };
    case 'date':
      return { ...none, date: dateOf(field, value) };
    case 'select':
      return { ...none, optionIds: [optionOf(field, value, candidates.options)] };
    case 'multi_select':
      if (!Array.isArray(value)) throw rejection(field, `an array of options: ${labels(candidates.options)}`);
      return {
        ...none,
        optionIds: [...new Set(value.map((member) => optionOf(field, member, candidates.options)))],
      };
    case 'member':
      return { ...none, memberId: memberOf(field, value, candidates.members) };
  }
}

function rejection(field: NamedField, sentence: string): ValidationError {
  return new ValidationError(
    'value',
    field.type,
    `The value of “${field.name}” must be ${sentence}, or null.`,
  );
}

function textOf(field: NamedField, value: unknown, lengthMax: number): string {
  if (
    typeof value !== 'string' ||
    !hasAtMost(value, lengthMax) ||
    value.includes('\u0000') ||
    !value.isWellFormed()
  )
    throw rejection(field, `text of at most ${lengthMax} characters`);
  return value;
}

function dateOf(field: NamedField, value: unknown): string {
  const date = readDateOrTimestamp(value);
  if (date === undefined) throw rejection(field, dateOrTimestampSentence);
  return date;
}

function urlOf(field: NamedField, value: unknown): string {
  const text = textOf(field, value, limits.fieldUrlLengthMax);
  // Only addresses that a browser opens as a page: a link with a script would run in a reader's session.
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw rejection(field, 'an http or https address');
  return text;
}

function optionOf(field: NamedField, value: unknown, options: readonly FieldOption[]): number {
  const byId = options.find(({ id }) => id === value);
  if (byId) return byId.id;
  const named = typeof value === 'string' ? options.filter(({ label }) => sameText(label, value)) : [];
  if (named.length === 1 && named[0]) return named[0].id;
  throw rejection(field, `one of its options: ${labels(options)}`);
}

function memberOf(field: NamedField, value: unknown, members: Candidates['members']): number {
  const byId = members.find(({ memberId }) => memberId === value);
  if (byId) return byId.memberId;
  const named = typeof value === 'string' ? members.filter(({ name }) => sameText(name, value)) : [];
  if (named.length === 1 && named[0]) return named[0].memberId;
  const shown = (named.length > 0 ? named : members).slice(0, 50);
  throw rejection(
    field,
    `one member, by id or unique name: ${shown.map(({ memberId, name }) => `${name} (${memberId})`).join(', ')}`,
  );
}

const labels = (options: readonly FieldOption[]): string =>
  options.map(({ id, label }) => `${label} (${id})`).join(', ') || 'it has none yet';

const sameText = (one: string, other: string): boolean => nameKey(one.trim()) === nameKey(other.trim());
