import { itemsNamed, nearestNamed } from '@kiban/text';
import { ToolError } from '../schemas/tool-error.js';

const CANDIDATES_MAX = 10;

export interface NamedObject {
  id: number;
  name: string;
}

/** Finds the object that is named. @throws an error that a caller understands */
export type FindNamed = <Item extends NamedObject>(
  noun: string,
  items: readonly Item[],
  reference: number | string,
) => Item;

/** The id in an argument: a number, or its digits as text. */
export function idIn(reference: number | string): number | undefined {
  if (typeof reference === 'number') return reference;
  const digits = /^#?(\d{1,15})$/.exec(reference)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Finds an object by id, else by exact name, else by name as the service compares names. It rejects an ambiguous name.
 * @throws ToolError that lists the candidates
 */
export function namedObject<Item extends NamedObject>(
  noun: string,
  items: readonly Item[],
  reference: number | string,
): Item {
  const id = idIn(reference);
  const byId = id === undefined ? undefined : items.find((item) => item.id === id);
  if (byId) return byId;
  const found = itemsNamed(items, String(reference));
  if (found.length === 1) return found[0] as Item;
  if (found.length > 1)
    throw new ToolError(
      'ambiguous_name',
      `Several ${noun}s have this name; send an id.`,
      found.map(candidate),
    );
  throw new ToolError(
    'not_found',
    `No ${noun} with this id or name exists, or you may not see it; send an existing one.`,
    nearestNamed(items, String(reference), CANDIDATES_MAX).map(candidate),
  );
}

const candidate = ({ id, name }: NamedObject): NamedObject => ({ id, name: name.slice(0, 80) });
