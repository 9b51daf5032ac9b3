import {
  inboxReasons,
  type EventKind,
  type InboxReason,
  type InboxState,
  type ViaDto,
} from '@kiban/contracts';

export interface Actor {
  memberId: number;
  name: string;
}

/** What the newest change of an entry was. */
export interface Change {
  eventId: number;
  kind: EventKind;
  reason: InboxReason;
  /** Whether the member is notified only as a watcher. */
  byWatching: boolean;
  /** The request that made the change: the same for all of its events. */
  action: string;
  boardId: number | null;
  boardName: string | null;
  cardId: number | null;
  cardTitle: string | null;
  actor: Actor;
  via: ViaDto | null;
  text: string | null;
  at: Date;
}

/** A change that one member is notified of. */
export interface Notice extends Change {
  workspaceId: number;
  memberId: number;
}

/** A row of the inbox. */
export interface Entry extends Omit<Notice, 'actor' | 'at'> {
  /** Undefined until it is stored. */
  id: number | undefined;
  rank: number;
  /** Different ones, the newest first. */
  actors: Actor[];
  count: number;
  state: InboxState;
  snoozedUntil: Date | null;
  createdAt: Date;
  changedAt: Date;
}

/** Whether an action with both reasons notifies for `reason`. */
export function isStronger(reason: InboxReason, other: InboxReason): boolean {
  return inboxReasons.indexOf(reason) < inboxReasons.indexOf(other);
}
