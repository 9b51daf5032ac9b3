/** A part of the screen did not load: there is no connection, or an upgrade has replaced its file. */
export class MissingPartError extends Error {
  constructor(cause: unknown) {
    super('A part of the screen could not be loaded.', { cause });
    this.name = 'MissingPartError';
  }
}

/** @throws MissingPartError */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new MissingPartError(error);
  }
}
