import type { Json } from './example-values.js';

/** How a language writes values. */
export interface Notation {
  indent: number;
  text: (value: string) => string;
  key: (name: string) => string;
  word: (value: null | boolean) => string;
  /** Whether the last line of an object or array ends in a comma. */
  trailingComma: boolean;
}

const LINE_MAX = 80;

/** A value as source text, on one line where it is short. */
export function literal(value: Json, notation: Notation, depth = 0): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value === 'boolean') return notation.word(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => literal(item, notation, depth + 1))
    : Object.entries(value).map(
        ([name, item]) => `${notation.key(name)}: ${literal(item, notation, depth + 1)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  const isShort = parts.length === 0 || (depth > 0 && line.length <= LINE_MAX && !line.includes('\n'));
  if (isShort) return line;
  const padding = ' '.repeat(notation.indent * (depth + 1));
  const end = notation.trailingComma ? ',' : '';
  return `${open}\n${parts.map((part) => padding + part).join(',\n')}${end}\n${' '.repeat(notation.indent * depth)}${close}`;
}

/** Every line but the first, further to the right: for a value inside a call. */
export const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);
