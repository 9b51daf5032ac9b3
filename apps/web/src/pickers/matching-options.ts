import { searchKey } from '@kiban/text';

/** Options whose name has every word, those that begin with the text first. */
export function matchingOptions<T extends { readonly name: string }>(
  options: readonly T[],
  text: string,
): readonly T[] {
  const wanted = searchKey(text.trim());
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  const found = options.filter(({ name }) => words.every((word) => searchKey(name).includes(word)));
  const begins = ({ name }: T): boolean => searchKey(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
