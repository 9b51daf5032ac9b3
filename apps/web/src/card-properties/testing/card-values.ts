import { cardPropertyList, type CardPropertyValues } from '@kiban/vocabulary';

/** The declared properties of a card of a test: a title, and no value for the others. */
export const cardValues = (title: string): CardPropertyValues => ({
  ...(Object.fromEntries(cardPropertyList().map(([name]) => [name, null])) as unknown as CardPropertyValues),
  title,
});
