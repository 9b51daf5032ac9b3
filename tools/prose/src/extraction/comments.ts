import { BLANK, masked, withoutCodeSpans, type Passage } from '../passage.js';

/** The offsets of a comment in its file, markers included. */
export interface CommentRange {
  readonly start: number;
  readonly end: number;
}

const MARKERS = /^[ \t]*(?:\/\*+|\*+\/|\*|\/\/+|--+|#+|<!--|""")|(?:\*+\/|-->|""")[ \t]*$/gm;

/** Whether the line has only white space before `offset`. */
function beginsItsLine(source: string, offset: number): boolean {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

/** Joins one-line comments on consecutive lines into one text. */
function joined(source: string, ranges: readonly CommentRange[]): CommentRange[] {
  const blocks: CommentRange[] = [];
  for (const range of ranges) {
    const last = blocks.at(-1);
    const follows =
      last !== undefined &&
      /^[ \t]*\r?\n[ \t]*$/.test(source.slice(last.end, range.start)) &&
      beginsItsLine(source, last.start) &&
      !source.startsWith('/*', last.start) &&
      !source.startsWith('/*', range.start);
    if (follows) blocks[blocks.length - 1] = { start: last.start, end: range.end };
    else blocks.push(range);
  }
  return blocks;
}

export function commentPassages(source: string, ranges: readonly CommentRange[]): Passage[] {
  return joined(source, ranges).map(({ start, end }) => ({
    start,
    text: withoutCodeSpans(source.slice(start, end).replace(MARKERS, (marker) => masked(marker, BLANK))),
  }));
}
