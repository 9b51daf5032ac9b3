/** What the benchmark reads of the API's answers; the rest is carried along as it is. */
export interface CardAnswer {
  id: number;
  listId: number;
  position: string;
  [member: string]: unknown;
}

export interface ListAnswer {
  id: number;
  boardId: number;
  cards: CardAnswer[];
  [member: string]: unknown;
}

export interface BoardSummary {
  id: number;
  createdBy: { memberId: number; name: string };
  [member: string]: unknown;
}

export interface BoardAnswer extends BoardSummary {
  lists: ListAnswer[];
}
