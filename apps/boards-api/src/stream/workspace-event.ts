import { cardOf, isEventKind, type CardEvent, type EventKind } from '@kiban/contracts';
import type { JsMsg } from '@kiban/messaging';

/** What a workspace's stream needs of an event. */
export type WorkspaceEvent =
  | { topic: 'board'; kind: EventKind; boardId: number }
  /** Lists or labels of a board, whose names cards show, or the dates of several of its tasks. */
  | { topic: 'hint'; boardId: number }
  | { topic: 'member'; kind: EventKind }
  | {
      topic: 'card';
      kind: EventKind;
      boardId: number;
      cardId: number;
      /** Ids of the members before and after; undefined if they are unchanged. */
      assignees: { from: number[]; to: number[] } | undefined;
      /** Whether the event was too large to name them. */
      isCut: boolean;
      occurredMs: number;
    };

interface CardPayload extends CardEvent {
  occurredAt: string;
  changes?: { assignees?: { from: Assignee[]; to: Assignee[] }; moved?: unknown };
}

interface Assignee {
  memberId: number;
}

/** What the events of a kind are for the readers of a workspace; null for what concerns none of them. */
const TOPICS: Readonly<Record<EventKind, WorkspaceEvent['topic'] | null>> = {
  'board.create': 'board',
  'board.update': 'board',
  'board.archive': 'board',
  'board.restore': 'board',
  'board.reorder': 'board',
  'board.delete': 'board',
  'list.create': null,
  'list.update': 'hint',
  'list.reorder': null,
  'list.archive': 'hint',
  'list.restore': 'hint',
  'list.delete': 'hint',
  'column.create': null,
  'column.update': null,
  'column.reorder': null,
  'column.delete': null,
  'row.create': null,
  'row.update': null,
  'row.reorder': null,
  'row.delete': null,
  'card.create': 'card',
  'card.update': 'card',
  'card.move': 'card',
  'card.reorder': 'card',
  'card.archive': 'card',
  'card.restore': 'card',
  'card.complete': 'card',
  'card.reopen': 'card',
  'card.delete': 'card',
  'assignee.change': 'card',
  'label.change': 'card',
  'comment.create': 'card',
  'comment.update': 'card',
  'comment.delete': 'card',
  'checklist.create': 'card',
  'checklist.update': 'card',
  'checklist.delete': 'card',
  'mention.create': null,
  'field.create': null,
  'field.update': null,
  'field.delete': null,
  'value.change': 'card',
  'gantt.update': 'card',
  'gantt.reorder': 'card',
  'dependency.create': 'card',
  'dependency.delete': 'card',
  'member.add': 'member',
  'member.update': 'member',
  'member.remove': 'member',
  'token.issue': null,
  'token.revoke': null,
  'client.connect': null,
  'client.revoke': null,
  'webhook.ping': null,
  'webhook.disable': null,
};
/** Kinds that may change assignees. */
const WITH_ASSIGNEES = new Set<EventKind>(['card.create', 'card.update', 'assignee.change']);
/** @returns undefined for an event that changes neither boards, members nor cards */
export function workspaceEventOf(message: JsMsg): WorkspaceEvent | undefined {
  const [, , , board, noun = '', verb = ''] = message.subject.split('.');
  const kind = `${noun}.${verb}`;
  const boardId = Number(board);
  if (!isEventKind(kind)) return undefined;
  switch (TOPICS[kind]) {
    case 'board':
      return { topic: 'board', kind, boardId };
    case 'member':
      return { topic: 'member', kind };
    case 'hint':
      return { topic: 'hint', boardId };
    case 'card':
      return cardEventOf(message, kind, boardId);
    case null:
      return undefined;
  }
}

function cardEventOf(message: JsMsg, kind: EventKind, boardId: number): WorkspaceEvent {
  const payload = message.json<CardPayload>();
  const { occurredAt, changes } = payload;
  const cardId = cardOf(payload);
  // A label of the board, or other tasks moved as well, which have no events of their own.
  if (cardId === null || changes?.moved !== undefined) return { topic: 'hint', boardId };
  const assignees = changes?.assignees;
  const ids = (members: readonly Assignee[]): number[] => members.map(({ memberId }) => memberId);
  return {
    topic: 'card',
    kind,
    boardId,
    cardId,
    assignees: assignees && { from: ids(assignees.from), to: ids(assignees.to) },
    occurredMs: Date.parse(occurredAt),
    isCut: changes === undefined && WITH_ASSIGNEES.has(kind),
  };
}
