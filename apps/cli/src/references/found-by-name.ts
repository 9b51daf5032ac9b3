import type { FindNamed } from '@kiban/mcp-tools/names/named-object';
import { itemsNamed, nearestNamed } from '@kiban/text';
import { UsageError } from '../console/failure.js';

const CANDIDATES_MAX = 10;

/** Digits are an id, as scripts send it: what has a number as its name is named by its id. */
export function idIn(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/**
 * Finds by id or name, as the service and MCP compare names.
 * @param what the argument or flag, for the sentence
 * @throws UsageError that lists the candidates
 */
export function findBy(what: string): FindNamed {
  return (noun, items, reference) => {
    const text = String(reference).trim();
    const id = idIn(text);
    const found = id === undefined ? itemsNamed(items, text) : items.filter((item) => item.id === id);
    const [only, other] = found;
    if (only !== undefined && other === undefined) return only;
    if (other !== undefined)
      throw new UsageError(
        `${what}: several have the name ${JSON.stringify(text)}: ${candidates(found)}. Give an id.`,
      );
    const nearest = nearestNamed(items, text, CANDIDATES_MAX);
    const hint = nearest.length === 0 ? '' : ` Nearest: ${candidates(nearest)}.`;
    throw new UsageError(`${what}: you see no ${noun} ${JSON.stringify(text)}.${hint}`);
  };
}

const candidates = (items: readonly { id: number; name: string }[]): string =>
  items
    .slice(0, CANDIDATES_MAX)
    .map(({ id, name }) => `${id} ${JSON.stringify(name.slice(0, 80))}`)
    .join(', ');
