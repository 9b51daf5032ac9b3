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

export interface NewCard {
  listId: number;
  title: string;
  description?: string | null;
  startDate?: string | null;
  dueDate?: string | null;
  before?: number;
  after?: number;
  position?: 'first' | 'last';
}

export interface Place {
  before?: number;
  after?: number;
  position?: 'first' | 'last';
}
