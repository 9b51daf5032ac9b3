/** The setting CELL does not fit the database or the broker; the message says what to do. */
export class CellError extends Error {
  readonly code = 'cell_refused';

  constructor(message: string) {
    super(message);
    this.name = 'CellError';
  }
}
