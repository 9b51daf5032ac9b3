import { carriedProperties } from '@kiban/vocabulary';
import type { Card } from './domain/card.js';

/** `data` of a card event that is made here, not by the statement that writes the card, in the order of the specification. */
export function cardData(card: Card): object {
  const { id, number, listName } = card;
  const { title, ...others } = carriedProperties('event', card);
  return { id, number, title, listName, ...others };
}
