import type { EventKind, InboxReason } from '@kiban/contracts';

/** Members whom an event concerns by name, e.g. mentioned ones. */
export interface Direct {
  reason: InboxReason;
  memberIds: readonly number[];
}

/** Whom an event notifies, before rights, mutes and watches decide. */
export interface Told {
  direct: readonly Direct[];
  /** The reason of those who watch; null where the event does not concern them. */
  watching: InboxReason | null;
  text: string | null;
}

/** The payload of an event. One that was too large for the broker has less of it. */
interface Payload {
  data: Readonly<Record<string, unknown>>;
  changes: Readonly<Record<string, { from?: unknown; to?: unknown } | undefined>>;
}

type Reading = (payload: Payload) => Told | null;

const TEXT_LENGTH_MAX = 500;

/** What an event of each kind tells members; null for the kinds that tell none. */
const reasonOf: Readonly<Record<EventKind, Reading | null>> = {
  'board.create': null,
  'board.update': ({ changes }) => toAdded(membersOf(changes['members']).added),
  'board.archive': null,
  'board.restore': null,
  'board.reorder': null,
  'board.delete': null,
  'list.create': null,
  'list.update': null,
  'list.reorder': null,
  'list.archive': null,
  'list.restore': null,
  'list.delete': null,
  'column.create': null,
  'column.update': null,
  'column.reorder': null,
  'column.delete': null,
  'row.create': null,
  'row.update': null,
  'row.reorder': null,
  'row.delete': null,
  'card.create': (payload) => assignment(payload, null),
  'card.update': (payload) =>
    assignment(
      payload,
      payload.changes['dueDate'] ? 'due_changed' : null,
      textOf(payload.changes['dueDate']?.to),
    ),
  'card.move': (payload) => assignment(payload, 'moved', textOf(payload.data['listName'])),
  'card.reorder': null,
  'card.archive': () => toWatching('archived'),
  'card.restore': null,
  'card.complete': () => toWatching('completed'),
  'card.reopen': null,
  'card.delete': () => toWatching('archived'),
  'assignee.change': (payload) => assignment(payload, null),
  'label.change': null,
  'comment.create': ({ data }) => toWatching('comment', textOf(data['text'])),
  'comment.update': null,
  'comment.delete': null,
  'checklist.create': null,
  'checklist.update': null,
  'checklist.delete': null,
  'mention.create': ({ data }) => ({
    direct: directTo('mention', idsOf(data['members'])),
    watching: null,
    text: textOf(data['text']),
  }),
  'field.create': null,
  'field.update': null,
  'field.delete': null,
  'value.change': null,
  'gantt.update': null,
  'gantt.reorder': null,
  'dependency.create': null,
  'dependency.delete': null,
  'member.add': ({ data }) => toAdded([data['id']], textOf(data['role'])),
  'member.update': ({ data, changes }) =>
    changes['role'] ? toAdded([data['id']], textOf(changes['role'].to)) : null,
  'member.remove': null,
  'token.issue': null,
  'token.revoke': null,
  'client.connect': null,
  'client.revoke': null,
  'webhook.ping': null,
  'webhook.disable': null,
};

/** @returns null for an event that notifies no member */
export function toldBy(kind: EventKind, payload: Readonly<Record<string, unknown>>): Told | null {
  const { data, changes } = payload as Partial<Payload>;
  const told = reasonOf[kind]?.({ data: data ?? {}, changes: changes ?? {} }) ?? null;
  return told && (told.direct.length > 0 || told.watching !== null) ? told : null;
}

const toWatching = (reason: InboxReason, text: string | null = null): Told => ({
  direct: [],
  watching: reason,
  text,
});

const toAdded = (ids: readonly unknown[], text: string | null = null): Told => ({
  direct: directTo('added', ids.filter(isId)),
  watching: null,
  text,
});

/** Assigned and removed members, whom more kinds name than `assignee.change`. */
function assignment({ changes }: Payload, watching: InboxReason | null, text: string | null = null): Told {
  const { added, removed } = membersOf(changes['assignees']);
  return {
    direct: [...directTo('assigned', added), ...directTo('unassigned', removed)],
    watching,
    text,
  };
}

const directTo = (reason: InboxReason, memberIds: readonly number[]): Direct[] =>
  memberIds.length === 0 ? [] : [{ reason, memberIds }];

function membersOf(change: { from?: unknown; to?: unknown } | undefined): {
  added: number[];
  removed: number[];
} {
  const [from, to] = [idsOf(change?.from), idsOf(change?.to)];
  return { added: to.filter((id) => !from.includes(id)), removed: from.filter((id) => !to.includes(id)) };
}

function idsOf(members: unknown): number[] {
  if (!Array.isArray(members)) return [];
  return (members as { memberId?: unknown }[]).map(({ memberId }) => memberId).filter(isId);
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** The beginning, without half of a character. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return value.length <= TEXT_LENGTH_MAX
    ? value
    : `${value.slice(0, TEXT_LENGTH_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
