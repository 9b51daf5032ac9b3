import { DomainError, limits, ValidationError, type BoardVisibility } from '@kiban/contracts';

/** A card as a use case sees it, the list that holds it locked. */
export interface Card {
  id: number;
  boardId: number;
  listId: number;
  listName: string;
  title: string;
  description: string | null;
  /** A day or a moment, as it was given. */
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

/** A list that a card goes into, locked. */
export interface TargetList {
  id: number;
  boardId: number;
  name: string;
  cardCount: number;
  version: number;
  archivedAt: Date | null;
  boardArchivedAt: Date | null;
}

/** @throws DomainError 409 when what holds the card is archived */
export function requireOpenCard(card: Card): void {
  if (card.boardArchivedAt)
    throw new DomainError('archived', `Board ${card.boardId} is archived; restore it before you change it.`);
  if (card.listArchivedAt)
    throw new DomainError('archived', `List ${card.listId} is archived; restore it before you change it.`);
}

/**
 * Of every write but restoring and deleting: what is archived is as it was put aside, on every level alike.
 * @throws DomainError 409 when the card or what holds it is archived
 */
export function requireActiveCard(card: Card): void {
  requireOpenCard(card);
  if (card.archivedAt)
    throw new DomainError('archived', `Card ${card.id} is archived; restore it before you change it.`);
}

/** @throws DomainError 409 when the list takes no card: archived, or full */
export function requireRoom(list: TargetList, more = 1): void {
  if (list.boardArchivedAt)
    throw new DomainError('archived', `Board ${list.boardId} is archived; restore it before you change it.`);
  if (list.archivedAt)
    throw new DomainError('archived', `List ${list.id} is archived; restore it or name another list.`);
  if (list.cardCount + more > limits.cardsPerListMax)
    throw new DomainError(
      'list_full',
      `List ${list.id} holds ${limits.cardsPerListMax} cards, the most it can; name another list.`,
    );
}

/** The day of a date that is a day or a moment. */
export function dayOf(date: string): string {
  return date.slice(0, 10);
}

/** @throws ValidationError when a card would end before it starts */
export function requireSpan(startDate: string | null, dueDate: string | null): void {
  if (startDate !== null && dueDate !== null && dayOf(dueDate) < dayOf(startDate))
    throw new ValidationError('dueDate', 'span', 'dueDate must not be before startDate.');
}
