const SENTENCES_MAX = 1_000;
const SENTENCE_LENGTH_MAX = 2_000;

/** What of an import had no counterpart, in sentences; of very many, the first and how many more there are. */
export class ImportReport {
  private readonly said: string[] = [];
  private unsaid = 0;

  add(sentence: string): void {
    if (this.said.length < SENTENCES_MAX) this.said.push(cut(sentence, SENTENCE_LENGTH_MAX));
    else this.unsaid += 1;
  }

  get sentences(): string[] {
    return this.unsaid === 0
      ? [...this.said]
      : [...this.said, `${this.unsaid} more were left out for such reasons.`];
  }
}

function cut(text: string, lengthMax: number): string {
  return text.length <= lengthMax ? text : `${text.slice(0, lengthMax - 1).toWellFormed()}…`;
}
