/** Options whose name has every word, those that begin with the text first. */
export function matchingOptions<T extends { readonly name: string }>(
  options: readonly T[],
  text: string,
): readonly T[] {
  const wanted = folded(text.trim());
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  const found = options.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  const begins = ({ name }: T): boolean => folded(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** Case and accents do not matter to a search. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase();
