import type { Role } from '@kiban/vocabulary';

/**
 * NATS subject on which boards-api replies with the members who are notified of events: it alone knows who watches what and who sees
 * which board. Its replicas share the requests as a queue.
 */
export const audienceSubject = 'kiban.boards.v1.audience';

/** An event of a board, with the members whom it concerns directly, such as mentioned ones. */
export interface AudienceItem {
  eventId: number;
  boardId: number;
  cardId?: number;
  /** Only for events of a list. A card’s list is read. */
  listId?: number;
  /** Not told of what they did themselves. */
  actorId?: number;
  memberIds?: readonly number[];
  /** Leaves out those who watch, for an event that reaches only those whom it concerns directly. */
  onlyDirect?: boolean;
  /** Includes members who muted it, to find who sees the board. */
  alsoMuted?: boolean;
}

/** At most `audienceItemsMax` items of one workspace. */
export interface AudienceRequest {
  workspaceId: number;
  items: readonly AudienceItem[];
}

export const audienceItemsMax = 200;

/** What an item’s hearers may receive. The board is the card’s present one. */
export interface Audience {
  eventId: number;
  boardId: number;
  boardName: string;
  /** Null for an event of no card, and for a card that does not exist any longer. */
  cardTitle: string | null;
  /** Members, by id. A member is in one of the two. */
  direct: readonly number[];
  watching: readonly number[];
}

export interface AudienceResponse {
  /** In the order of the request, without the items whose board does not exist any longer. */
  items: readonly Audience[];
  /** How many items of the request this responds to; the rest is requested again. Less than all if many members hear. */
  read: number;
}

/** NATS subject on which boards-api replies with those of the boards that a member sees now. */
export const seenBoardsSubject = 'kiban.boards.v1.seen';

export interface SeenBoardsRequest {
  workspaceId: number;
  memberId: number;
  /** Of the reader’s principal, which is newer than this service’s copy of the members. Without it, the copy decides. */
  role?: Role;
  /** The only boards that a restricted token may see. */
  onlyBoards?: readonly number[] | null;
  boardIds: readonly number[];
}

export interface SeenBoardsResponse {
  boardIds: readonly number[];
}

/** NATS subject on which the notifications service tells every replica of boards-api whose inboxes changed. */
export const inboxSubject = 'kiban.notify.v1.inbox';

/** At most `inboxChangesMax` members of one workspace. */
export interface InboxChanges {
  workspaceId: number;
  members: readonly {
    memberId: number;
    /** Entries that are unread now. */
    unread: number;
  }[];
}

export const inboxChangesMax = 1_000;
