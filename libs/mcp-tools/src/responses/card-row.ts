import type { Card } from '../api/shapes.js';
import { shortened } from './response.js';

const TITLE_SHOWN_MAX = 160;

/** A card in a list of cards: id and title always, other properties only when set. */
export interface CardRow {
  id: number;
  /** In the workspace; people read it as `#12`. */
  number: number;
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
  const row: CardRow = { id: card.id, number: card.number, title: shortened(card.title, TITLE_SHOWN_MAX) };
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

/** Response of a write: the current card, with the version for the next write. */
export function writtenCard(
  card: Card,
): CardRow & { url: string; listId: number; boardId: number; version: number } {
  const { url, listId, boardId, version } = card;
  return { ...cardRow(card, true), url, listId, boardId, version };
}
