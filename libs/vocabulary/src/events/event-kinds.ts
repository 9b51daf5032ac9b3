/** The service whose outbox publishes the kind. */
export type EventSource = 'boards' | 'auth' | 'webhooks';

/** Where `data` names the card that an event concerns. */
export type CardPlace = 'id' | 'cardId' | 'taskId';

export interface EventKindDefinition {
  source: EventSource;
  description: string;
  /** What its events are about, beside a board or the workspace. */
  concerns: { card?: CardPlace };
  /** Version of the JSON Schema of its payload. */
  schemaVersion: 1;
}

const kind = (
  source: EventSource,
  description: string,
  concerns: EventKindDefinition['concerns'] = {},
): EventKindDefinition => ({
  source,
  description,
  concerns,
  schemaVersion: 1,
});

const theCard = { card: 'id' } as const;
const ofCard = { card: 'cardId' } as const;

/** Every event kind (decisions §6), named `noun.verb`. Registration, documents and consumers read this table. */
export const eventKinds = {
  'board.create': kind('boards', 'a board is created'),
  'board.update': kind('boards', 'a board’s properties change'),
  'board.archive': kind('boards', 'a board is archived'),
  'board.restore': kind('boards', 'an archived board is restored'),
  'board.reorder': kind('boards', 'a board is moved among the boards'),
  'board.delete': kind('boards', 'a board is deleted'),
  'list.create': kind('boards', 'a list is created'),
  'list.update': kind('boards', 'a list’s name or attached information changes'),
  'list.reorder': kind('boards', 'a list is moved on its board'),
  'list.archive': kind('boards', 'a list is archived'),
  'list.restore': kind('boards', 'an archived list is restored'),
  'list.delete': kind('boards', 'a list is deleted'),
  'column.create': kind('boards', 'a column of a grid or timetable is created'),
  'column.update': kind('boards', 'a column changes'),
  'column.reorder': kind('boards', 'a column is moved'),
  'column.delete': kind('boards', 'a column is deleted'),
  'row.create': kind('boards', 'a row of a grid or timetable is created'),
  'row.update': kind('boards', 'a row changes'),
  'row.reorder': kind('boards', 'a row is moved'),
  'row.delete': kind('boards', 'a row is deleted'),
  'card.create': kind('boards', 'a card is created', theCard),
  'card.update': kind('boards', 'a card’s properties change', theCard),
  'card.move': kind('boards', 'a card is moved to another list', theCard),
  'card.reorder': kind('boards', 'a card is moved within its list', theCard),
  'card.archive': kind('boards', 'a card is archived', theCard),
  'card.restore': kind('boards', 'an archived card is restored', theCard),
  'card.complete': kind('boards', 'a card is completed', theCard),
  'card.reopen': kind('boards', 'a completed card is reopened', theCard),
  'card.delete': kind('boards', 'a card is deleted', theCard),
  'assignee.change': kind('boards', 'a card’s assignees change', theCard),
  'label.change': kind('boards', 'a label, or the set of labels of a card, changes', ofCard),
  'comment.create': kind('boards', 'a comment is added', ofCard),
  'comment.update': kind('boards', 'a comment is edited', ofCard),
  'comment.delete': kind('boards', 'a comment is deleted', ofCard),
  'checklist.create': kind('boards', 'a checklist item is created', ofCard),
  'checklist.update': kind('boards', 'a checklist item changes', ofCard),
  'checklist.delete': kind('boards', 'a checklist item is deleted', ofCard),
  'mention.create': kind('boards', 'members are mentioned in a text of a card', ofCard),
  'field.create': kind('boards', 'a custom field is created'),
  'field.update': kind('boards', 'a custom field changes'),
  'field.delete': kind('boards', 'a custom field is deleted'),
  'value.change': kind('boards', 'a custom field’s value on a card changes', ofCard),
  'gantt.update': kind('boards', 'a Gantt task’s span or progress changes', theCard),
  'gantt.reorder': kind('boards', 'a Gantt task is moved in the chart', theCard),
  'dependency.create': kind('boards', 'a dependency between Gantt tasks is created', { card: 'taskId' }),
  'dependency.delete': kind('boards', 'a dependency between Gantt tasks is deleted', { card: 'taskId' }),
  'member.add': kind('auth', 'a member joins the workspace'),
  'member.update': kind('auth', 'a member’s name or role changes'),
  'member.remove': kind('auth', 'a member leaves the workspace'),
  'token.issue': kind('auth', 'an API token is issued'),
  'token.revoke': kind('auth', 'an API token is revoked'),
  'client.connect': kind('auth', 'an AI client is connected'),
  'client.revoke': kind('auth', 'a connected AI client is revoked'),
  'webhook.ping': kind('webhooks', 'a test delivery is requested'),
  'webhook.disable': kind('webhooks', 'a webhook endpoint is disabled'),
} as const satisfies Record<string, EventKindDefinition>;

export type EventKind = keyof typeof eventKinds;

export const eventKindNames = Object.keys(eventKinds) as EventKind[];

export function isEventKind(name: string): name is EventKind {
  return Object.hasOwn(eventKinds, name);
}

const nouns = [...new Set(eventKindNames.map((name) => name.split('.')[0] as string))];

/** Patterns that a registration accepts: a kind, every kind of a noun (`card.*`), or `*`. */
export const eventPatterns: readonly string[] = [...eventKindNames, ...nouns.map((noun) => `${noun}.*`), '*'];

/** Whether `pattern` (a kind, `noun.*` or `*`) includes `kind`. */
export function matchesPattern(pattern: string, kind: string): boolean {
  if (pattern === '*' || pattern === kind) return true;
  return pattern.endsWith('.*') && kind.startsWith(pattern.slice(0, -1));
}

/** JetStream stream that holds the domain events of all services. */
export const eventStream = 'KIBAN_EVENTS';

/** `kiban.v1.<workspaceId>.<boardId or 0>.<noun>.<verb>` (decisions §7). */
export function eventSubject(workspaceId: number, boardId: number | null, kind: string): string {
  return `kiban.v1.${workspaceId}.${boardId ?? 0}.${kind}`;
}
