import { ValidationError } from '@kiban/contracts';
import { isReversed } from '@kiban/schedule';
import type { CardPropertyValues } from '@kiban/vocabulary';
import { archivedError } from '../../archived-error.js';

/** A card for a use case; its list is locked. */
export interface Card extends CardPropertyValues {
  id: number;
  number: number;
  boardId: number;
  listId: number;
  listName: string;
  completedAt: Date | null;
  archivedAt: Date | null;
  rank: string;
  version: number;
  /** Of the list that holds it. */
  listVersion: number;
  listArchivedAt: Date | null;
  boardArchivedAt: Date | null;
}

/** @throws DomainError 409 if the card's list or board is archived */
export function requireOpenCard(card: Card): void {
  if (card.boardArchivedAt) throw archivedError('Board', card.boardId);
  if (card.listArchivedAt) throw archivedError('List', card.listId);
}

/**
 * For every write except restore and delete: archived cards, lists and boards are read-only.
 * @throws DomainError 409 if the card, its list or its board is archived
 */
export function requireActiveCard(card: Card): void {
  requireOpenCard(card);
  if (card.archivedAt) throw archivedError('Card', card.id);
}

/** @throws ValidationError if a card would end before it starts */
export function requireSpan(startDate: string | null, dueDate: string | null): void {
  if (isReversed(startDate, dueDate)) throw spanError();
}

export function spanError(): ValidationError {
  return new ValidationError('dueDate', 'span', 'dueDate must not be before startDate.');
}
