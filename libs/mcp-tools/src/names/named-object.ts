import { ToolError } from '../tools/tool-error.js';

export interface NamedObject {
  id: number;
  name: string;
}

/** The id in what a model sent: a number, or its digits as text. */
export function idIn(reference: number | string): number | undefined {
  if (typeof reference === 'number') return reference;
  const digits = /^#?(\d{1,15})$/.exec(reference)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Finds the object that a model names: by id, else by its exact name, else by its name without regard
 * to case. A name that several have is never guessed.
 * @throws ToolError that lists what there is
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
  const found = exact.length > 0 ? exact : items.filter((item) => folded(item.name) === folded(name));
  if (found.length === 1) return found[0] as Item;
  if (found.length > 1)
    throw new ToolError(
      'ambiguous_name',
      `Several ${noun}s have this name; send the id of one.`,
      found.map(candidate),
    );
  throw new ToolError(
    'not_found',
    `There is no ${noun} with this id or name here, or it may not be seen; send one that exists.`,
    nearest(items, name).map(candidate),
  );
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLocaleLowerCase('en');

const candidate = ({ id, name }: NamedObject): NamedObject => ({ id, name: name.slice(0, 80) });

/** Those that share the most with the name come first, so that the one meant is among the few shown. */
function nearest<Item extends NamedObject>(items: readonly Item[], name: string): Item[] {
  const words = folded(name).split(/\s+/);
  const score = (item: Item): number => words.filter((word) => folded(item.name).includes(word)).length;
  return [...items].sort((a, b) => score(b) - score(a)).slice(0, 10);
}
