import type { Writable } from 'node:stream';
import { failureOf, linesOf } from './failure.js';
import { safeJson, safeLine } from './safe-text.js';

export interface OutputParts {
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
  json: boolean;
}

/** A column of a table: its title, and its text of a row. */
export type Columns<Row> = readonly (readonly [title: string, text: (row: Row) => string | number | null])[];

/** Everything that the program prints. Results go to stdout, messages for people to stderr. */
export class Output {
  constructor(private readonly parts: OutputParts) {}

  get json(): boolean {
    return this.parts.json;
  }

  /** Where a person is asked. */
  get terminal(): Writable {
    return this.parts.stderr;
  }

  /** One object: as JSON, or as lines of text. */
  result(value: unknown, lines: readonly string[]): Promise<void> {
    return this.print(this.json ? [safeJson(value, 2)] : lines.map(safeLine));
  }

  /** One of many objects that follow each other: a line. */
  row(value: unknown, line: string): Promise<void> {
    return this.print([this.json ? safeJson(value) : safeLine(line)]);
  }

  table<Row>(rows: readonly Row[], columns: Columns<Row>): Promise<void> {
    if (this.json) return this.print([safeJson(rows, 2)]);
    const texts = [
      columns.map(([title]) => title),
      ...rows.map((row) => columns.map(([, text]) => safeLine(String(text(row) ?? '')))),
    ];
    const widths = columns.map((_, at) => Math.max(...texts.map((line) => line[at]?.length ?? 0)));
    return this.print(
      texts.map((line) =>
        line
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      ),
    );
  }

  /** Text that is already safe, such as JSON of the API or a script. */
  raw(text: string): Promise<void> {
    return written(this.parts.stdout, text);
  }

  /** A message for a person. */
  note(text: string): void {
    this.parts.stderr.write(`${safeLine(text)}\n`);
  }

  error(error: unknown): Promise<void> {
    const failure = failureOf(error);
    const text = this.json
      ? safeJson({ error: { ...failure, exitCode: undefined } })
      : linesOf(failure).map(safeLine).join('\n');
    return written(this.parts.stderr, `${text}\n`);
  }

  /** Shows that long work goes on, on a terminal only. @returns a function that removes it */
  progress(what: string): () => void {
    const { stderr } = this.parts;
    if (!stderr.isTTY || this.json) return () => undefined;
    const startedAt = Date.now();
    let width = 0;
    const draw = (): void => {
      const text = `${safeLine(what)} … ${Math.round((Date.now() - startedAt) / 1_000)} s`;
      width = text.length;
      stderr.write(`\r${text}`);
    };
    const timer = setInterval(draw, 200);
    draw();
    return () => {
      clearInterval(timer);
      // Spaces, since not every terminal knows an escape sequence.
      stderr.write(`\r${' '.repeat(width)}\r`);
    };
  }

  private print(lines: readonly string[]): Promise<void> {
    return lines.length === 0 ? Promise.resolve() : this.raw(`${lines.join('\n')}\n`);
  }
}

/** Resolves when the text is written, so that a slow reader slows the work down. @throws when it cannot be written */
function written(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
