import { filledProperties } from '@kiban/vocabulary';
import type { Card, List } from '../entities.js';
import { MOMENT, type Actor } from './model-call.js';

export const newList = (id: number, position: string): List => ({
  id,
  boardId: 3,
  name: `List ${id}`,
  info: {},
  columnId: null,
  rowId: null,
  position,
  cardCount: 0,
  archivedAt: null,
  version: 1,
});

type Given =
  'id' | 'listId' | 'listName' | 'position' | 'title' | 'description' | 'dueDate' | 'labels' | 'fields';

export const newCard = (actor: Actor, given: Pick<Card, Given>): Card => ({
  ...filledProperties('copy', {}),
  ...given,
  number: given.id,
  url: `https://kiban.example/cards/${given.id}`,
  boardId: 3,
  completedAt: null,
  archivedAt: null,
  assignees: [],
  checklist: { done: 0, total: 0 },
  commentCount: 0,
  createdBy: actor,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  version: 0,
});
