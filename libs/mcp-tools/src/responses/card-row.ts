import type { Card } from '../api/shapes.js';
import { shortened } from './response.js';

const TITLE_SHOWN_MAX = 160;

/** A card in a list of cards: id and title always, the rest only where it is set. */
export interface CardRow {
  id: number;
  title: string;
  list?: string;
  start?: string;
  due?: string;
  assignees?: string[];
  labels?: string[];
  done?: true;
  archived?: true;
  version?: number;
}

export function cardRow(card: Card, withList = false): CardRow {
  const row: CardRow = { id: card.id, title: shortened(card.title, TITLE_SHOWN_MAX) };
  if (withList) row.list = shortened(card.listName, 80);
  if (card.startDate) row.start = card.startDate;
  if (card.dueDate) row.due = card.dueDate;
  if (card.assignees.length > 0)
    row.assignees = card.assignees.slice(0, 10).map(({ name }) => shortened(name, 60));
  if (card.labels.length > 0) row.labels = card.labels.slice(0, 10).map(({ name }) => shortened(name, 40));
  if (card.completedAt) row.done = true;
  if (card.archivedAt) row.archived = true;
  return row;
}

/** What a write answers: the card as it now is, with the version for the next write. */
export function writtenCard(card: Card): CardRow & { listId: number; boardId: number; version: number } {
  return { ...cardRow(card, true), listId: card.listId, boardId: card.boardId, version: card.version };
}
