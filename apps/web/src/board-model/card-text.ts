import type { Card } from './entities.js';

/** The board is read without the texts of its cards. Whether this one's was not read since. */
export const isTextUnread = (card: Card): boolean => card.hasDescription === true;

/** Whether the later of two states of a card differs only by its text, which was read. */
export const isOnlyTextRead = (before: Card, after: Card): boolean =>
  isTextUnread(before) && !isTextUnread(after) && before.version === after.version;

/** A card of a read: without a text, it keeps the one that is known of the same version. */
export function withKnownText({ hasDescription, ...card }: Card, known: Card | undefined): Card {
  // Without a text there is nothing left to read.
  if (hasDescription !== true) return card;
  return known && !isTextUnread(known) && known.version === card.version
    ? { ...card, description: known.description }
    : { ...card, hasDescription };
}

/** A card with other properties; a new description is the whole text. */
export function changedCard(card: Card, change: Partial<Card>): Card {
  const changed = { ...card, ...change };
  if (change.description !== undefined) delete changed.hasDescription;
  return changed;
}
