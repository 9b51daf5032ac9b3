/** The signing keys that the page shows now. */
export interface ShownKeys {
  /** By the id of the webhook: the key, and what to know about it. */
  readonly all: ReadonlyMap<number, ShownKey>;
  readonly show: (id: number, key: ShownKey) => void;
  readonly forget: (id: number) => void;
}

export interface ShownKey {
  readonly value: string;
  readonly hint: string;
}
