/** What is wrong with a file, for a sentence in another language. */
export type FileFault = 'not_text' | 'not_utf8' | 'no_rows' | 'stray_quote' | 'other_tool';

/** A file that cannot be read. The message names the line and says what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';

  constructor(
    readonly fault: FileFault,
    message: string,
    /** From 1; null where the whole file is meant. */
    readonly line: number | null = null,
  ) {
    super(message);
  }
}
