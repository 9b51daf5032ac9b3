export interface Draft {
  readonly text: string;
  /** The text that the editing began with; null for a new text. */
  readonly base: string | null;
  /** Idempotency-Key of the request that sent this text; an edited text gets a new one. */
  readonly key?: string;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Texts that are being written, kept by the tab over a reload and a new sign-in. */
export class Drafts {
  constructor(
    /** Members of a shared browser do not see each other’s. */
    private readonly memberId: number,
    private readonly storage: DraftStorage,
  ) {}

  read(name: string): Draft | null {
    try {
      const stored = JSON.parse(this.storage.getItem(this.#key(name)) ?? '{}') as Partial<Draft>;
      const { text, base, key } = stored;
      if (typeof text !== 'string') return null;
      return {
        text,
        base: typeof base === 'string' ? base : null,
        ...(typeof key === 'string' && { key }),
      };
    } catch {
      return null;
    }
  }

  /** Null forgets the draft. */
  keep(name: string, draft: Draft | null): void {
    try {
      if (draft === null) this.storage.removeItem(this.#key(name));
      else this.storage.setItem(this.#key(name), JSON.stringify(draft));
    } catch {
      // The storage is full or refused: the draft lasts as long as the page.
    }
  }

  #key(name: string): string {
    return `kiban.draft.${this.memberId}.${name}`;
  }
}
