import { cutText } from './cut-text.js';

/** A sentence without its number: “date was left out: …”, and “dates were left out: …” of several. */
export type Counted = readonly [one: string, several: string];

/** A noun: “date” and “dates”. */
export type Noun = readonly [one: string, several: string];

/** Where a loss is counted: a row of the file, or a file without lines. */
export interface Losses {
  /** @param times none where below 1 */
  count(what: Counted, times?: number): void;
}

const LINES_MAX = 20;
const SENTENCES_MAX = 1_000;
const SENTENCE_LENGTH_MAX = 2_000;

/**
 * What an import leaves out or changes: one sentence for each kind, with its number and the lines of the file, and sentences about
 * single items. Beyond a limit, those are only counted.
 */
export class ImportReport implements Losses {
  private readonly losses = new Map<string, { what: Counted; count: number; lines: Set<number> }>();
  private readonly others: string[] = [];
  private omitted = 0;

  count(what: Counted, times = 1): void {
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
    const counted = [...this.losses.values()].map(({ what: [one, several], count, lines }) => {
      const sentence = `${count} ${count === 1 ? one : several}`;
      return lines.size === 0 ? sentence : `${sentence} ${linesNamed([...lines])}.`;
    });
    const rest =
      this.omitted === 0
        ? []
        : [`${this.omitted} more ${this.omitted === 1 ? 'item was' : 'items were'} skipped.`];
    return [...counted, ...this.others, ...rest];
  }

  private countIn(what: Counted, times: number, line: number | undefined): void {
    if (!(times >= 1)) return;
    const [, several] = what;
    const loss = this.losses.get(several) ?? { what, count: 0, lines: new Set() };
    loss.count += times;
    if (line !== undefined) loss.lines.add(line);
    this.losses.set(several, loss);
  }
}

/** “Line 4”, or “Lines 4, 9 and 12”; of many only the first. */
export function linesNamed(lines: readonly number[]): string {
  if (lines.length === 1) return `Line ${lines.join()}`;
  const more = lines.length - LINES_MAX;
  const last = more > 0 ? `${more} more` : String(lines.at(-1));
  return `Lines ${lines.slice(0, more > 0 ? LINES_MAX : -1).join(', ')} and ${last}`;
}

/** A text as the service stores it, without null characters. A cut is counted. */
export function fittedText(text: string, lengthMax: number, [one, several]: Noun, losses: Losses): string {
  const storable = text.replaceAll('\u0000', '');
  if (storable.length > lengthMax) {
    const cut = `cut to ${lengthMax} characters.`;
    losses.count([`${one} was ${cut}`, `${several} were ${cut}`]);
  }
  return cutText(storable, lengthMax);
}

/** As many items as fit. The others are counted. @param whose such as “a card” */
export function fittedItems<Item>(
  items: readonly Item[],
  max: number,
  [[one, several], whose]: readonly [what: Noun, whose: string],
  losses: Losses,
): Item[] {
  const why = `left out: ${whose} has at most ${max}.`;
  losses.count([`${one} was ${why}`, `${several} were ${why}`], items.length - max);
  return items.slice(0, max);
}
