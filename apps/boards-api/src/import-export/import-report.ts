const SENTENCES_MAX = 1_000;
const SENTENCE_LENGTH_MAX = 2_000;

/** Sentences about the skipped items of an import; beyond a limit, only their number. */
export class ImportReport {
  private readonly reported: string[] = [];
  private omitted = 0;

  add(sentence: string): void {
    if (this.reported.length < SENTENCES_MAX) this.reported.push(cut(sentence, SENTENCE_LENGTH_MAX));
    else this.omitted += 1;
  }

  get sentences(): string[] {
    return this.omitted === 0
      ? [...this.reported]
      : [...this.reported, `${this.omitted} more items were skipped.`];
  }
}

function cut(text: string, lengthMax: number): string {
  return text.length <= lengthMax ? text : `${text.slice(0, lengthMax - 1).toWellFormed()}…`;
}
