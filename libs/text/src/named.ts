import { nameKey } from './name-key.js';
import { searchKey, searchWords } from './search-key.js';

interface Named {
  readonly name: string;
}

/**
 * The items that a person means by a name: those that have exactly it, else those that have it in another case or form. Spaces
 * around it do not count.
 */
export function itemsNamed<Item extends Named>(items: readonly Item[], name: string): Item[] {
  const given = name.trim();
  const exact = items.filter((item) => item.name === given);
  if (exact.length > 0) return exact;
  const key = nameKey(given);
  return items.filter((item) => nameKey(item.name.trim()) === key);
}

/** The items whose names have the most words of a text, most similar first. */
export function nearestNamed<Item extends Named>(items: readonly Item[], text: string, max: number): Item[] {
  const words = searchWords(text);
  const score = ({ name }: Item): number => words.filter((word) => searchKey(name).includes(word)).length;
  const scored = items.map((item) => ({ item, score: score(item) }));
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ item }) => item);
}
