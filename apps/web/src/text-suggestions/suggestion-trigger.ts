import { isJoined } from '@kiban/text';

/** What is being typed behind a sign: a person behind `@`, a card behind `#`. */
export interface SuggestionTrigger {
  readonly sign: '@' | '#';
  /** The position of the sign. */
  readonly start: number;
  readonly query: string;
}

/** Names have few words, and what is longer is no name. */
const QUERY_MAX = 40;

/** The sign before the caret that a name or number may follow; null in an address, a word or a heading. */
export function suggestionTrigger(text: string, caret: number): SuggestionTrigger | null {
  const from = Math.max(0, caret - QUERY_MAX - 1);
  const before = text.slice(from, caret);
  const found = /[@#](?:[^\s@#[\]()][^\n@#[\]()]*)?$/u.exec(before);
  if (!found) return null;
  const start = from + found.index;
  if (isJoined(text, start) || text[start - 1] === '[' || text[start - 1] === '\\') return null;
  return { sign: text[start] as '@' | '#', start, query: text.slice(start + 1, caret) };
}
