import { cutText } from './cut-text.js';

/** Where a loss is counted: a row of the file, or a file without lines. */
export interface Losses {
  /** @param what a sentence without its number, such as “dates were left out: …” @param times none where below 1 */
  count(what: string, times?: number): void;
}

const LINES_MAX = 20;
const SENTENCES_MAX = 1_000;
const SENTENCE_LENGTH_MAX = 2_000;

/**
 * What an import leaves out or changes: one sentence for each kind, with its number and the lines of the file, and sentences about
 * single items. Beyond a limit, those are only counted.
 */
export class ImportReport implements Losses {
  private readonly losses = new Map<string, { count: number; lines: Set<number> }>();
  private readonly others: string[] = [];
  private omitted = 0;

  count(what: string, times = 1): void {
    this.countIn(what, times, undefined);
  }

  /** @param line of a row; undefined for a file without lines */
  at(line: number | undefined): Losses {
    return { count: (what, times = 1) => this.countIn(what, times, line) };
  }

  add(sentence: string): void {
    if (this.others.length === SENTENCES_MAX) this.omitted += 1;
    else if (sentence.length <= SENTENCE_LENGTH_MAX) this.others.push(sentence);
    else this.others.push(`${cutText(sentence, SENTENCE_LENGTH_MAX - 1)}…`);
  }

  get sentences(): string[] {
    const counted = [...this.losses].map(([what, { count, lines }]) =>
      lines.size === 0 ? `${count} ${what}` : `${count} ${what} ${linesNamed([...lines])}.`,
    );
    const rest = this.omitted === 0 ? [] : [`${this.omitted} more items were skipped.`];
    return [...counted, ...this.others, ...rest];
  }

  private countIn(what: string, times: number, line: number | undefined): void {
    if (!(times >= 1)) return;
    const loss = this.losses.get(what) ?? { count: 0, lines: new Set() };
    loss.count += times;
    if (line !== undefined) loss.lines.add(line);
    this.losses.set(what, loss);
  }
}

/** “Line 4”, or “Lines 4, 9 and 12”; of many only the first. */
export function linesNamed(lines: readonly number[]): string {
  if (lines.length === 1) return `Line ${lines.join()}`;
  const more = lines.length - LINES_MAX;
  const last = more > 0 ? `${more} more` : String(lines.at(-1));
  return `Lines ${lines.slice(0, more > 0 ? LINES_MAX : -1).join(', ')} and ${last}`;
}

/** A text as the service stores it, without null characters. A cut is counted. @param what a plural noun */
export function fittedText(text: string, lengthMax: number, what: string, losses: Losses): string {
  const storable = text.replaceAll('\u0000', '');
  if (storable.length > lengthMax) losses.count(`${what} were cut to ${lengthMax} characters.`);
  return cutText(storable, lengthMax);
}

/** As many items as fit. The others are counted. @param what a plural noun @param whose such as “a card” */
export function fittedItems<Item>(
  items: readonly Item[],
  max: number,
  [what, whose]: readonly [what: string, whose: string],
  losses: Losses,
): Item[] {
  losses.count(`${what} were left out: ${whose} has at most ${max}.`, items.length - max);
  return items.slice(0, max);
}
