import { isEventKind, type EventKind } from '@kiban/contracts';
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

interface CardPayload {
  occurredAt: string;
  data: { id: number; cardId?: number; taskId?: number };
  changes?: { assignees?: { from: Assignee[]; to: Assignee[] }; moved?: unknown };
}

interface Assignee {
  memberId: number;
}

const HINTS = new Set<EventKind>(['list.update', 'list.archive', 'list.restore', 'list.delete']);
/** Kinds that may change assignees. */
const WITH_ASSIGNEES = new Set<EventKind>(['card.create', 'card.update', 'assignee.change']);
const OF_CARDS = new Set([
  ...['card', 'assignee', 'label', 'comment', 'checklist', 'value', 'gantt', 'dependency'],
]);

/** @returns undefined for an event that changes neither boards, members nor cards */
export function workspaceEventOf(message: JsMsg): WorkspaceEvent | undefined {
  const [, , , board, noun = '', verb = ''] = message.subject.split('.');
  const kind = `${noun}.${verb}`;
  const boardId = Number(board);
  if (!isEventKind(kind)) return undefined;
  if (noun === 'board') return { topic: 'board', kind, boardId };
  if (noun === 'member') return { topic: 'member', kind };
  if (HINTS.has(kind)) return { topic: 'hint', boardId };
  return OF_CARDS.has(noun) ? cardEventOf(message, kind, boardId) : undefined;
}

function cardEventOf(message: JsMsg, kind: EventKind, boardId: number): WorkspaceEvent {
  const { occurredAt, data, changes } = message.json<CardPayload>();
  const isOfBoard = kind === 'label.change' && data.cardId === undefined;
  // Also other tasks moved, which have no events of their own.
  if (isOfBoard || changes?.moved !== undefined) return { topic: 'hint', boardId };
  const assignees = changes?.assignees;
  const ids = (members: readonly Assignee[]): number[] => members.map(({ memberId }) => memberId);
  return {
    topic: 'card',
    kind,
    boardId,
    cardId: data.cardId ?? data.taskId ?? data.id,
    assignees: assignees && { from: ids(assignees.from), to: ids(assignees.to) },
    occurredMs: Date.parse(occurredAt),
    isCut: changes === undefined && WITH_ASSIGNEES.has(kind),
  };
}
