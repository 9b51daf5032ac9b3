import type { CustomField } from '../board-model/entities.js';
import type { FieldValue } from '../pickers/field-value.js';
import { idsNamed, readFieldValue, type Choice } from '../pickers/typed-value.js';
import { named } from './quick-add-text.js';
import { readDay } from '../pickers/typed-day.js';

/** What the values of custom fields name. */
export interface ValueVocabulary {
  readonly members: readonly Choice[];
  readonly me: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** A value that does not fit its field. */
export interface UnfitValue {
  readonly field: CustomField;
  readonly typed: string;
}

export interface FieldsText {
  /** The text without the values that fit. */
  readonly rest: string;
  /** By the id of the field. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly unfit: readonly UnfitValue[];
}

const QUOTED = `["“「]([^"“”「」]+)["”」]`;
/** `Region:EMEA`, `"Sales region":"Far East"`, between spaces. A plain name has no colon, and a plain value no quote. */
const PAIR = new RegExp(
  `(?<!\\S)(?:${QUOTED}|([^\\s:："“”「」]+))[:：](?:${QUOTED}|([^\\s"“”「」]+))(?!\\S)`,
  'gu',
);

/** Reads `field:value` out of the text of a new card. What names no field, or does not fit it, stays text; the last value counts. */
export function readFields(
  text: string,
  all: readonly CustomField[],
  vocabulary: ValueVocabulary,
): FieldsText {
  const values = new Map<string, FieldValue>();
  const unfit: UnfitValue[] = [];
  const rest = text.replace(PAIR, (pair, ...parts: (string | undefined)[]) => {
    const [quotedName, name, quotedValue, plainValue] = parts;
    const field = fieldNamed(all, quotedName ?? name ?? '');
    if (!field) return pair;
    const typed = (quotedValue ?? plainValue ?? '').trim();
    const value = readValue(field, typed, vocabulary);
    if (value === null) {
      unfit.push({ field, typed });
      return pair;
    }
    values.set(String(field.id), value);
    return '';
  });
  return { rest, fields: Object.fromEntries(values), unfit };
}

/** Only by the whole name, without spaces and case: `https:` is not a field “HTTPS status”. */
function fieldNamed(all: readonly CustomField[], name: string): CustomField | undefined {
  const plain = (text: string): string => text.replaceAll(/[\s_]+/g, '').toLocaleLowerCase();
  const same = all.filter((field) => plain(field.name) === plain(name));
  return same.find((field) => field.name === name) ?? (same.length === 1 ? same[0] : undefined);
}

/** As in the cells of the table; also the short forms of the other parts of the text. */
function readValue(
  { type, options }: CustomField,
  typed: string,
  { members, me, today }: ValueVocabulary,
): FieldValue | null {
  const choices = options.map(({ id, label }) => ({ id, name: label }));
  switch (type) {
    case 'date':
      return readDay(typed.replace(/^!/, ''), today) ?? read();
    case 'select':
      return idOf(typed, choices) ?? null;
    case 'multi_select': {
      const ids = idsNamed(typed, choices, idOf);
      return ids === undefined || ids.length === 0 ? null : ids;
    }
    case 'member': {
      const name = typed.replace(/^@/, '');
      return name.toLowerCase() === 'me' ? me : (idOf(name, members) ?? null);
    }
    default:
      return read();
  }

  function read(): FieldValue | null {
    return readFieldValue({ text: typed }, type, choices) ?? null;
  }
}

const idOf = (name: string, choices: readonly Choice[]): number | undefined => named(choices, name)?.id;
