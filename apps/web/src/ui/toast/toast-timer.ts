/** Runs once after a delay. @returns cancels it */
export type After = (ms: number, run: () => void) => () => void;

/** Enough to reach a button by keyboard, and for each character to be read slowly. */
const SHOWN_MS = 10_000;
const CHARACTER_MS = 60;

/** Why a toast stays: the pointer or the focus is on it, or its page is not seen. */
export type Hold = 'pointer' | 'focus' | 'hidden';

/** Dismisses a toast after the time that its text takes to be read. While it is held, no time passes. */
export class ToastTimer {
  readonly #holds = new Set<Hold>();
  #cancel: () => void;

  constructor(
    private readonly after: After,
    private readonly text: string,
    private readonly dismiss: () => void,
  ) {
    this.#cancel = this.#start();
  }

  hold(reason: Hold, isHeld: boolean): void {
    const wasHeld = this.#holds.size > 0;
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    if (wasHeld === this.#holds.size > 0) return;
    this.#cancel();
    // It is read from the beginning.
    if (wasHeld) this.#cancel = this.#start();
  }

  end(): void {
    this.#cancel();
  }

  #start(): () => void {
    return this.after(SHOWN_MS + this.text.length * CHARACTER_MS, this.dismiss);
  }
}
