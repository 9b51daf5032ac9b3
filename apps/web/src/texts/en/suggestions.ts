/** What is offered behind `@` and `#`, in English. */
export const suggestions = {
  people: 'People',
  cards: 'Cards',
  labels: 'Labels',
  found: (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  everyone: 'everyone who sees the board',
  outside: 'does not see this board',
  unreached: (names: readonly string[]): string =>
    names.length === 1
      ? `${names[0]} does not see this board. The mention will not reach them.`
      : `${names.join(', ')} do not see this board. The mentions will not reach them.`,
};

export type SuggestionMessages = typeof suggestions;
