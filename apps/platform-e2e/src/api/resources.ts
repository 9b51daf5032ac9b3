/** The members that black-box tests read; `members.ts` says which others every answer has. */
export interface Board {
  id: number;
  name: string;
  description: string | null;
  kind: string;
  visibility: string;
  position: string;
  archivedAt: string | null;
  listCount: number;
  cardCount: number;
  createdAt: string;
  updatedAt: string;
  createdBy: { memberId: number; name: string };
  version: number;
}

export interface ListInfo {
  text: string | null;
  color: string | null;
  cardLimit: number | null;
  attributes: Record<string, string>;
}

export interface List {
  id: number;
  boardId: number;
  name: string;
  info: ListInfo;
  position: string;
  cardCount: number;
  version: number;
}

export interface Card {
  id: number;
  boardId: number;
  listId: number;
  listName: string;
  title: string;
  description: string | null;
  startDate: string | null;
  dueDate: string | null;
  position: string;
  createdBy: { memberId: number; name: string };
  createdAt: string;
  updatedAt: string;
  version: number;
}

export interface BoardWithLists extends Board {
  lists: (List & { cards: Card[] })[];
}

export interface Refusal {
  error: string;
  code: string;
  requestId: string;
  details?: { field: string; code: string; message: string }[];
}
