import { limits } from '@kiban/client';
import { dateOfSerial, readDate, readTruth } from '@kiban/import';
import type { CustomField } from '../board-model/entities.js';
import type { FieldValue } from './field-value.js';
import { readNumber } from './sheet-numbers.js';

/** A typed or pasted text, and its value where a spreadsheet says it. */
export interface TypedText {
  readonly text: string;
  /** Of a number, also of a date, which is a number to a spreadsheet. */
  readonly number?: number;
  readonly isTrue?: boolean;
  /** Whether a comma is before the decimals of its text. */
  readonly isDecimalComma?: boolean;
}

export interface Choice {
  readonly id: number;
  readonly name: string;
}

/** What a text means in a custom field of a type; null for nothing, undefined where it fits none of its values. */
export function readFieldValue(
  typed: TypedText,
  type: CustomField['type'],
  choices: readonly Choice[],
): FieldValue | null | undefined {
  const text = typed.text.trim();
  if (text === '') return null;
  switch (type) {
    case 'text':
      return text.length > limits.fieldTextLengthMax ? undefined : text;
    case 'url':
      return readUrl(text);
    case 'number':
      return typed.number ?? readNumber(text, typed.isDecimalComma) ?? undefined;
    case 'date':
      return serialDate(typed, text) ?? readDate(text) ?? undefined;
    case 'checkbox':
      return typed.isTrue ?? readTruth(text);
    case 'select':
    case 'member':
      return idNamed(text, choices);
    case 'multi_select': {
      const ids = idsNamed(text, choices);
      return ids?.length === 0 ? null : ids;
    }
  }
}

/** The date of a spreadsheet’s cell; none of one that shows its number, which is no date. */
const serialDate = ({ number }: TypedText, text: string): string | null =>
  number === undefined || readNumber(text) === number ? null : dateOfSerial(number);

function readUrl(text: string): string | undefined {
  if (text.length > limits.fieldUrlLengthMax) return undefined;
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) &&
    /^https?:$/.test(new URL(url).protocol) &&
    /[.:]|localhost/.test(new URL(url).host)
    ? url
    : undefined;
}

const folded = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** The only one of this name; undefined if there is none, or more than one. */
export function idNamed(text: string, choices: readonly Choice[]): number | undefined {
  const exact = choices.filter(({ name }) => name === text);
  const found = exact.length > 0 ? exact : choices.filter(({ name }) => folded(name) === folded(text));
  return found.length === 1 ? found[0]?.id : undefined;
}

/**
 * Several names, between them a comma, a semicolon or a line break. A name that holds a comma stands alone.
 * @param idOf finds one name
 */
export function idsNamed(
  text: string,
  choices: readonly Choice[],
  idOf: (name: string, choices: readonly Choice[]) => number | undefined = idNamed,
): readonly number[] | undefined {
  if (text === '') return [];
  const whole = idOf(text, choices);
  if (whole !== undefined) return [whole];
  const ids = text
    .split(/[,;、，\n]/)
    .filter((name) => name.trim() !== '')
    .map((name) => idOf(name.trim(), choices));
  const all = ids.filter((id) => id !== undefined);
  return all.length === ids.length ? [...new Set(all)] : undefined;
}
