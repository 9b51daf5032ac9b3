/** What the benchmark reads of the API's answers; the rest is carried along as it is. */
export interface CardResponse {
  id: number;
  listId: number;
  position: string;
  [member: string]: unknown;
}

export interface ListResponse {
  id: number;
  boardId: number;
  cards: CardResponse[];
  [member: string]: unknown;
}

export interface BoardSummary {
  id: number;
  url: string;
  createdBy: { memberId: number; name: string };
  [member: string]: unknown;
}

export interface BoardResponse extends BoardSummary {
  lists: ListResponse[];
}

export interface ChecklistItemResponse {
  id: number;
  cardId: number;
  [member: string]: unknown;
}
