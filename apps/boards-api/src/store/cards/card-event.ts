import { carriedProperties } from '@kiban/vocabulary';
import type { Card } from './domain/card.js';

/** `data` of a card event that is made here, not by the statement that writes the card. */
export function cardData(card: Card): object {
  const { id, number, listName } = card;
  return { id, number, listName, ...carriedProperties('event', card) };
}
