import type { components } from '@kiban/api-client';

type Schemas = components['schemas'];

export type Board = Schemas['BoardDto'];
export type BoardWithLists = Schemas['BoardWithListsDto'];
export type List = Schemas['ListDto'];
export type ListWithCards = Schemas['ListWithCardsDto'];
export type Card = Schemas['CardDto'];
export type Member = Schemas['MemberDto'];

/** A place among siblings: one of the three members, or none for the end. */
export type Place = Schemas['PositionDto'];
export type CardChanges = Schemas['UpdateCardDto'];
export type NewCard = Schemas['CreateCardDto'];
export type ListChanges = Schemas['UpdateListDto'];

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

export interface CardSearch {
  q?: string;
  boardId?: number;
  listId?: number;
  assignee?: string;
  label?: string;
  due?: string;
  archived?: boolean;
}

export interface Label {
  id: number;
  name: string;
  color: string;
}

export interface ChecklistItem {
  id: number;
  text: string;
  done: boolean;
}

/** One card of a batch: what was made of it. */
export interface BatchItem {
  status: number;
  card?: Card;
  error?: Schemas['ErrorDto'];
}
