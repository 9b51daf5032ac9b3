import { ToolError } from '../tools/tool-error.js';

export interface NamedObject {
  id: number;
  name: string;
}

/** The id in an argument: a number, or its digits as text. */
export function idIn(reference: number | string): number | undefined {
  if (typeof reference === 'number') return reference;
  const digits = /^#?(\d{1,15})$/.exec(reference)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Finds an object by id, else by exact name, else by name without regard to case. It rejects an ambiguous name.
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
  const name = String(reference).trim();
  const exact = items.filter((item) => item.name === name);
  const key = folded(name);
  const found = exact.length > 0 ? exact : items.filter((item) => folded(item.name) === key);
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
    nearest(items, name).map(candidate),
  );
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLocaleLowerCase('en');

const candidate = ({ id, name }: NamedObject): NamedObject => ({ id, name: name.slice(0, 80) });

/** The most similar names come first, so that the intended one is among the few candidates returned. */
function nearest<Item extends NamedObject>(items: readonly Item[], name: string): Item[] {
  const words = folded(name).split(/\s+/);
  const score = (item: Item): number => words.filter((word) => folded(item.name).includes(word)).length;
  return [...items].sort((a, b) => score(b) - score(a)).slice(0, 10);
}
