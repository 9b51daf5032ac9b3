import { ApiError } from '../api/api-error.js';

export interface SavePorts<T, Change> {
  /** What the API has now. */
  readonly read: () => Promise<T>;
  /** Writes the change if the API still has this version; else rejects with 412. */
  readonly write: (change: Change, version: number) => Promise<T>;
}

export type Saved<T> =
  | { readonly kind: 'saved'; readonly value: T }
  /** Someone else changed one of the same properties since; nothing was written. */
  | { readonly kind: 'conflict'; readonly theirs: T };

const ATTEMPTS_MAX = 3;

/**
 * Writes changed properties on what a person saw when they began. Changes of others to other properties are kept; one to the
 * same property is a conflict, unless it is the same value.
 * @throws ApiError of a rejected write, also if others change the object all the time
 */
export async function saveOver<T extends { readonly version: number }, Name extends keyof T>(
  base: T,
  change: Partial<Pick<T, Name>>,
  { read, write }: SavePorts<T, Partial<Pick<T, Name>>>,
): Promise<Saved<T>> {
  const properties = Object.keys(change) as Name[];
  let known = base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { kind: 'saved', value: await write(change, known.version) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412 || attempt === ATTEMPTS_MAX) throw error;
    }
    known = await read();
    if (properties.some((name) => known[name] !== base[name] && known[name] !== change[name]))
      return { kind: 'conflict', theirs: known };
  }
}
