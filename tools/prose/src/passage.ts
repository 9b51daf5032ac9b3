/**
 * Prose at its place in a file. Each character that is not prose is replaced with one of the marks below, so an offset in
 * `text` is an offset in the file.
 */
export interface Passage {
  readonly start: number;
  readonly text: string;
}

/** Stands for syntax: comment markers, quotes, tags. */
export const BLANK = '\0';

/** Stands for code inside a sentence, which counts as one word: a code span, the expression of a template. */
export const CODE = '\uFFFC';

/** Ends a paragraph. */
export const BREAK = '\u2029';

const NOT_NEWLINE = /[^\n]/g;

export function masked(text: string, mark: string): string {
  return text.replace(NOT_NEWLINE, mark);
}

/** Code spans and fences are quotations of code. */
export function withoutCodeSpans(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, (fence) => masked(fence, BREAK))
    .replace(/`[^`]*`/g, (span) => masked(span, CODE));
}

const PARAGRAPH_ENDS = [
  `\\n[ \\t${BLANK}]*\\n`,
  `${BREAK}+`,
  // Before a list item, a tag of JSDoc, and a line in columns.
  `\\n(?=[ \\t${BLANK}]*(?:[-*•] |\\d+[.)] |@\\w))`,
  `\\n(?=[^\\n]*\\w {2,}\\w)`,
];
const PARAGRAPH = new RegExp(PARAGRAPH_ENDS.join('|'), 'g');

/** Splits a passage at blank lines, list items, tags of JSDoc and breaks. */
export function paragraphsOf({ start, text }: Passage): Passage[] {
  const paragraphs: Passage[] = [];
  let from = 0;
  for (const { 0: separator, index } of text.matchAll(PARAGRAPH)) {
    paragraphs.push({ start: start + from, text: text.slice(from, index) });
    from = index + separator.length;
  }
  paragraphs.push({ start: start + from, text: text.slice(from) });
  return paragraphs.filter((paragraph) => /[A-Za-z]{2}/.test(paragraph.text));
}
