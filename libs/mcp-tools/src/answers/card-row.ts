import type { Card } from '../api/shapes.js';
import { shortened } from './answer.js';

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
  return {
    id: card.id,
    title: shortened(card.title, TITLE_SHOWN_MAX),
    ...(withList ? { list: shortened(card.listName, 80) } : {}),
    ...(card.startDate ? { start: card.startDate } : {}),
    ...(card.dueDate ? { due: card.dueDate } : {}),
    ...(card.assignees.length > 0
      ? { assignees: card.assignees.slice(0, 10).map(({ name }) => shortened(name, 60)) }
      : {}),
    ...(card.labels.length > 0
      ? { labels: card.labels.slice(0, 10).map(({ name }) => shortened(name, 40)) }
      : {}),
    ...(card.completedAt ? { done: true as const } : {}),
    ...(card.archivedAt ? { archived: true as const } : {}),
  };
}

/** What a write answers: the card as it now is, with the version for the next write. */
export function writtenCard(card: Card): CardRow & { listId: number; boardId: number; version: number } {
  return { ...cardRow(card, true), listId: card.listId, boardId: card.boardId, version: card.version };
}
