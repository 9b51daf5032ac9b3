import type { BoardDto, CardDto, ListDto } from '@kiban/contracts';

export type Board = BoardDto;
export type List = ListDto;
export type Card = CardDto;

/** A list as a board's contents carry it; the last two members only where `cardsPerList` cut it. */
export interface ListWithCards extends List {
  cards: Card[];
  cardsTotal?: number;
  nextCursor?: string | null;
}

export interface BoardWithLists extends Board {
  lists: ListWithCards[];
}

/** A place among siblings: one of the three members, or none for the end. */
export interface Place {
  before?: number;
  after?: number;
  position?: 'first' | 'last';
}

export interface CardChanges {
  title?: string;
  description?: string | null;
  startDate?: string | null;
  dueDate?: string | null;
}

export interface NewCard extends CardChanges, Place {
  listId: number;
  title: string;
}

export interface ListInfoChanges {
  text?: string | null;
  color?: string | null;
  cardLimit?: number | null;
  attributes?: Record<string, string> | null;
}

export interface CardComment {
  id: number;
  text: string;
  author: { memberId: number; name: string };
  createdAt: string;
}

export interface FieldOption {
  id: number;
  label: string;
}

export interface CustomField {
  id: number;
  name: string;
  type: string;
  options: FieldOption[];
  position: string;
}

export interface FieldValue {
  cardId: number;
  fieldId: number;
  value: unknown;
}

export interface GridColumn {
  id: number;
  name: string;
  weekday?: string | null;
  date?: string | null;
}

export interface GridRow {
  id: number;
  name: string;
  startTime?: string | null;
  endTime?: string | null;
}

export interface GridCell {
  listId: number;
  columnId: number;
  rowId: number;
  name: string;
  info: List['info'];
  cardCount: number;
  cards?: Card[];
}

export interface Grid {
  boardId: number;
  kind: string;
  version: number;
  columns: GridColumn[];
  rows: GridRow[];
  cells: GridCell[];
}

export interface GanttTask {
  id: number;
  cardId: number;
  title: string;
  listId: number;
  listName: string;
  start: string | null;
  end: string | null;
  progress: number | null;
  kind: string;
  dependencies: { id: number; dependsOn: number; type: string; lagDays: number }[];
  version: number;
  moved?: { id: number; start: string | null; end: string | null }[];
}

export interface GanttChanges {
  start?: string | null;
  end?: string | null;
  progress?: number | null;
  kind?: 'task' | 'milestone';
  cascade?: 'none' | 'push';
}

export interface Member {
  id: number;
  name: string;
  role: string;
}

export interface CardSearch {
  q?: string;
  boardId?: number;
  listId?: number;
  assignee?: number;
  label?: string;
  due?: string;
  archived?: boolean;
}

export interface Label {
  id: number;
  name: string;
  color: string;
}
