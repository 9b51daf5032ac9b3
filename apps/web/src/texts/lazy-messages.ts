import { preferredLanguage, type Language } from './messages.js';

/** Texts of a part of the screen. They are loaded with that part, so that the first view does not wait for them. */
export class LazyMessages<T> {
  #loaded: T | undefined;

  constructor(private readonly imports: Readonly<Record<Language, () => Promise<T>>>) {}

  /** The loader of the part's route. */
  readonly load = async (): Promise<void> => {
    this.#loaded ??= await this.imports[preferredLanguage()]();
  };

  /** @throws before `load` */
  get(): T {
    if (this.#loaded === undefined) throw new Error('The texts are used before they were loaded.');
    return this.#loaded;
  }
}
