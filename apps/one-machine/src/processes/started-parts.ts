type End = () => Promise<void> | void;

/** What a run has started, so that all of it is ended, also where a later start or an end fails. */
export class StartedParts {
  private readonly ends: End[] = [];

  /** Starts parts in order; where one fails, ends those before it. */
  static async start<T>(start: (parts: StartedParts) => Promise<T>): Promise<T> {
    const parts = new StartedParts();
    try {
      return await start(parts);
    } catch (error) {
      await parts.end().catch(() => undefined);
      throw error;
    }
  }

  add(end: End): void {
    this.ends.push(end);
  }

  /** Ends every part, the last one first. @throws the first error, once every end has run */
  async end(): Promise<void> {
    const errors: unknown[] = [];
    for (const end of this.ends.splice(0).reverse())
      try {
        await end();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length > 0) throw errors[0];
  }
}
