/** A value that views subscribe to. Setting an equal value notifies no subscriber. */
export class Value<T> {
  readonly #listeners = new Set<() => void>();
  #current: T;

  constructor(start: T) {
    this.#current = start;
  }

  readonly get = (): T => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(next: T): void {
    if (Object.is(next, this.#current)) return;
    this.#current = next;
    for (const listener of [...this.#listeners]) listener();
  }

  update(change: (current: T) => T): void {
    this.set(change(this.#current));
  }
}
