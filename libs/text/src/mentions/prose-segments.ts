/** A part of a text, from its first character to the one after its last. */
export interface Segment {
  readonly start: number;
  readonly end: number;
}

/** Markers of quotes and items at the start of a line. */
const MARKERS = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))*/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING_FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?$/;
const ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const BLANK = /^[ \t>]*\r?$/;

interface Fence {
  readonly mark: string;
  readonly isQuoted: boolean;
}

/**
 * The paragraphs, headings and items of a Markdown text: everything beside blocks of code. Code spans and links do not reach from
 * one to the next. It takes one pass over the lines; what is nested deeply may be cut differently than by a complete reader.
 */
export function proseSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  let open: { start: number; end: number } | null = null;
  let fence: Fence | null = null;
  let isInList = false;
  let mayBeCode = true;
  const close = (): void => {
    if (open) segments.push(open);
    open = null;
  };
  for (const { start, end } of lines(text)) {
    const line = text.slice(start, end);
    if (fence && !isAfter(fence, line)) {
      if (closes(fence, line)) fence = null;
      continue;
    }
    fence = fenceOf(line);
    if (fence) close();
    else if (BLANK.test(line)) {
      close();
      mayBeCode = true;
    } else if (mayBeCode && !isInList && INDENTED.test(line)) continue;
    else {
      if (ITEM.test(line)) isInList = true;
      else if (mayBeCode && !/^[ \t>]/.test(line)) isInList = false;
      if (ITEM.test(line) || HEADING.test(line)) close();
      open ??= { start, end };
      open.end = end;
      mayBeCode = false;
      if (HEADING.test(line)) close();
    }
  }
  close();
  return segments;
}

function* lines(text: string): Generator<Segment> {
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    yield { start, end };
    start = end + 1;
  }
}

function fenceOf(line: string): Fence | null {
  const markers = MARKERS.exec(line)?.[0] ?? '';
  const mark = FENCE.exec(line.slice(markers.length))?.[1];
  return mark === undefined ? null : { mark, isQuoted: markers.includes('>') };
}

/** A quote ends what was opened in it. */
const isAfter = ({ isQuoted }: Fence, line: string): boolean => isQuoted && !/^[ \t]*>/.test(line);

function closes({ mark }: Fence, line: string): boolean {
  const found = CLOSING_FENCE.exec(line)?.[1] ?? '';
  return found.startsWith(mark);
}
