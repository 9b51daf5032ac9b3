import type { Card } from './domain/card.js';

/** `data` of a card event that is made here, not by the statement that writes the card. */
export function cardData({ id, number, title, listName, dueDate }: Card): object {
  return { id, number, title, listName, dueDate };
}
