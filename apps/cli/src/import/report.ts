/** Counts what an import leaves out, one sentence for each kind. */
export class Report {
  private readonly counts = new Map<string, number>();
  private readonly others: string[] = [];

  /** @param what a sentence without its number, such as “dates were left out: …” */
  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  add(sentence: string): void {
    this.others.push(sentence);
  }

  get sentences(): string[] {
    return [...[...this.counts].map(([what, count]) => `${count} ${what}`), ...this.others];
  }
}
