/** The properties that black-box tests read; `members.ts` lists all properties of a response. */
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
  number: number;
  url: string;
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

export interface ErrorBody {
  error: string;
  code: string;
  requestId: string;
  details?: { field: string; code: string; message: string }[];
}

/** An API token or a connected AI client: GET /tokens lists both. */
export interface Credential {
  kind: 'token' | 'oauth_client';
  id: number;
  name: string;
  state: string;
  firstCharacters: string | null;
  lastCharacters: string | null;
  createdBy: { memberId: number; name: string };
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
}

export interface Webhook {
  id: number;
  url: string;
  events: string[];
  description: string | null;
  boardIds: number[] | null;
  status: string;
  createdBy: { memberId: number; name: string };
  createdAt: string;
  version: number;
}

export type CreatedWebhook = Webhook & { signingKey: string };
