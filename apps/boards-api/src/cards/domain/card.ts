import { DomainError, limits, ValidationError, type BoardVisibility } from '@kiban/contracts';

/** A card for a use case; its list is locked. */
export interface Card {
  id: number;
  boardId: number;
  listId: number;
  listName: string;
  title: string;
  description: string | null;
  /** A day or a moment, in the format of the request. */
  startDate: string | null;
  dueDate: string | null;
  completedAt: Date | null;
  archivedAt: Date | null;
  rank: string;
  progress: number | null;
  version: number;
  /** Of the list that holds it. */
  listVersion: number;
  listArchivedAt: Date | null;
  boardArchivedAt: Date | null;
  boardVisibility: BoardVisibility;
}

/** The locked target list of a card. */
export interface TargetList {
  id: number;
  boardId: number;
  name: string;
  cardCount: number;
  version: number;
  archivedAt: Date | null;
  boardArchivedAt: Date | null;
}

/** @throws DomainError 409 if the card's list or board is archived */
export function requireOpenCard(card: Card): void {
  if (card.boardArchivedAt)
    throw new DomainError('archived', `Board ${card.boardId} is archived; restore it before you change it.`);
  if (card.listArchivedAt)
    throw new DomainError('archived', `List ${card.listId} is archived; restore it before you change it.`);
}

/**
 * For every write except restore and delete: archived cards, lists and boards are read-only.
 * @throws DomainError 409 if the card, its list or its board is archived
 */
export function requireActiveCard(card: Card): void {
  requireOpenCard(card);
  if (card.archivedAt)
    throw new DomainError('archived', `Card ${card.id} is archived; restore it before you change it.`);
}

/** @throws DomainError 409 if the list is archived or full */
export function requireRoom(list: TargetList, more = 1): void {
  if (list.boardArchivedAt)
    throw new DomainError('archived', `Board ${list.boardId} is archived; restore it before you change it.`);
  if (list.archivedAt)
    throw new DomainError('archived', `List ${list.id} is archived; restore it or use another list.`);
  if (list.cardCount + more > limits.cardsPerListMax)
    throw new DomainError(
      'list_full',
      `List ${list.id} has reached its limit of ${limits.cardsPerListMax} cards; use another list.`,
    );
}

/** The day part of a day or moment. */
export function dayOf(date: string): string {
  return date.slice(0, 10);
}

/** @throws ValidationError if a card would end before it starts */
export function requireSpan(startDate: string | null, dueDate: string | null): void {
  if (startDate !== null && dueDate !== null && dayOf(dueDate) < dayOf(startDate))
    throw new ValidationError('dueDate', 'span', 'dueDate must not be before startDate.');
}
