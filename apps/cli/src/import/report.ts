/** Where a loss is counted: a row of the file, or a file without lines. */
export interface Losses {
  /** @param what a sentence without its number, such as “dates were left out: …” */
  count(what: string): void;
}

const LINES_MAX = 20;

/** Counts what an import leaves out or changes, one sentence for each kind, with the lines of the file. */
export class Report implements Losses {
  private readonly losses = new Map<string, { count: number; lines: Set<number> }>();
  private readonly others: string[] = [];

  count(what: string, line?: number): void {
    const loss = this.losses.get(what) ?? { count: 0, lines: new Set() };
    loss.count += 1;
    if (line !== undefined) loss.lines.add(line);
    this.losses.set(what, loss);
  }

  /** @param line of a row; undefined for a file without lines */
  at(line: number | undefined): Losses {
    return { count: (what) => this.count(what, line) };
  }

  add(sentence: string): void {
    this.others.push(sentence);
  }

  get sentences(): string[] {
    const counted = [...this.losses].map(([what, { count, lines }]) =>
      lines.size === 0 ? `${count} ${what}` : `${count} ${what} ${linesNamed([...lines])}.`,
    );
    return [...counted, ...this.others];
  }
}

/** “Line 4”, or “Lines 4, 9 and 12”; of many only the first. */
export function linesNamed(lines: readonly number[]): string {
  if (lines.length === 1) return `Line ${lines.join()}`;
  const more = lines.length - LINES_MAX;
  const last = more > 0 ? `${more} more` : String(lines.at(-1));
  return `Lines ${lines.slice(0, more > 0 ? LINES_MAX : -1).join(', ')} and ${last}`;
}
