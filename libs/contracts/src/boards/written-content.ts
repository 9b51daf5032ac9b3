import type { Role, ViewKind } from '@kiban/vocabulary';

/** NATS subject on which boards-api replies with what a member wrote; its replicas share the requests as a queue. */
export const writtenContentSubject = 'kiban.boards.v1.written';

/** What a member wrote, in the order of a document. */
export const writtenKinds = ['boards', 'cards', 'comments', 'views'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export interface WrittenContentRequest {
  kind: WrittenKind;
  workspaceId: number;
  memberId: number;
  role: Role;
  /** Id of the last item of the page before; 0 for the first page. */
  after: number;
}

/** A page of items that the member can still see, ascending by id. It is empty after the last one. */
export interface WrittenContentResponse {
  items: readonly WrittenItem[];
}

/** Properties are those of the kind. */
export interface WrittenItem {
  id: number;
  boardId: number;
  boardName: string;
  cardId?: number;
  title?: string;
  description?: string | null;
  text?: string;
  name?: string;
  kind?: ViewKind;
  query?: Record<string, unknown>;
  createdAt?: string;
  updatedAt?: string;
}
