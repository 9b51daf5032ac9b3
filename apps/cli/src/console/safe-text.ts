/**
 * Control characters, which a terminal executes, and direction marks, which make one text look like another. A title is
 * written by others.
 */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** For one line of a terminal: every control character becomes visible. */
export function safeLine(text: string): string {
  return text.replace(UNSAFE, escaped);
}

/** For several lines: line ends and tabs stay. */
export function safeText(text: string): string {
  return text.replace(UNSAFE, (character) => (/[\n\t]/.test(character) ? character : escaped(character)));
}

/** JSON in which every control character is escaped, also those that JSON allows in a string. */
export function safeJson(value: unknown, indent?: number): string {
  return safeText(JSON.stringify(value, undefined, indent));
}
