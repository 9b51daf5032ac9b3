/**
 * Several reads of one object in the same turn of the event loop share a request: they begin at the same moment, so none
 * would see anything newer than another.
 */
export class SharedRead<T> {
  readonly #started = new Map<number, Promise<T>>();

  constructor(private readonly read: (id: number) => Promise<T>) {}

  get(id: number): Promise<T> {
    const started = this.#started.get(id) ?? this.read(id);
    if (!this.#started.has(id)) {
      this.#started.set(id, started);
      setTimeout(() => this.#started.delete(id));
    }
    return started;
  }
}
