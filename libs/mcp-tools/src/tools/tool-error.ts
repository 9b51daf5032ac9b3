/** A call that cannot be carried out as it is; the text says what to send instead. */
export class ToolError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What could have been meant: data for the model, apart from the sentence. */
    readonly candidates?: readonly object[],
  ) {
    super(message);
    this.name = 'ToolError';
  }
}
