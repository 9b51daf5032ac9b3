const BLANKS = /[ \t\r\n]*/y;
const POINTED = /<[^<>\n\\]*>/y;
const TITLE = /"[^"\\]*"|'[^'\\]*'|\([^()\\]*\)/y;
/** As in CommonMark implementations; it bounds what an address that does not end costs. */
const PARENTHESES_MAX = 32;

/** Address of an inline link, and the position after it. */
export interface LinkTarget {
  readonly address: string;
  readonly hasTitle: boolean;
  readonly end: number;
}

/** Reads `(address "title")`. @param at of the parenthesis @returns null if there is no link */
export function linkTarget(text: string, at: number, end: number): LinkTarget | null {
  let next = match(BLANKS, text, at + 1).end;
  const pointed = match(POINTED, text, next);
  const from = next;
  next = pointed.found ? pointed.end : bareEnd(text, next, end);
  if (next === -1) return null;
  const address = pointed.found ? text.slice(from + 1, next - 1) : text.slice(from, next);
  const after = match(BLANKS, text, next);
  const title = after.end > next ? match(TITLE, text, after.end) : { found: false, end: after.end };
  const close = match(BLANKS, text, title.end).end;
  if (close >= end || text[close] !== ')') return null;
  return { address, hasTitle: title.found, end: close + 1 };
}

function match(pattern: RegExp, text: string, at: number): { found: boolean; end: number } {
  pattern.lastIndex = at;
  return pattern.test(text) ? { found: true, end: pattern.lastIndex } : { found: false, end: at };
}

/** The end of an address without `<`; -1 if its parentheses are nested too deeply. */
function bareEnd(text: string, at: number, end: number): number {
  let depth = 0;
  for (let next = at; next < end; next += 1) {
    const character = text.charCodeAt(next);
    if (character <= 0x20) return next;
    if (character === 0x5c) next += 1;
    else if (character === 0x28 && (depth += 1) > PARENTHESES_MAX) return -1;
    else if (character === 0x29 && (depth -= 1) < 0) return next;
  }
  return end;
}
