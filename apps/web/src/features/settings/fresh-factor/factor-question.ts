import { Value } from '../../../observable/value.js';

/** Asks a person for the second factor. Of two changes at the same time, the second waits for the same answer. */
export class FactorQuestion {
  readonly isOpen = new Value(false);
  #shown: Promise<boolean> | null = null;
  #answer: (isShown: boolean) => void = () => undefined;

  /** Resolves to whether it was shown. */
  readonly ask = (): Promise<boolean> => {
    this.#shown ??= new Promise((resolve) => (this.#answer = resolve));
    this.isOpen.set(true);
    return this.#shown;
  };

  answer(isShown: boolean): void {
    this.#answer(isShown);
    this.#shown = null;
    this.isOpen.set(false);
  }
}
