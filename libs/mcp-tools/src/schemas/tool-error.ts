/** An invalid call; the message names the accepted values. */
export class ToolError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Possible matches: data for the model, separate from the message. */
    readonly candidates?: readonly object[],
  ) {
    super(message);
    this.name = 'ToolError';
  }
}
