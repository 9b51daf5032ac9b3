import type { EventKind, Caller } from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';

/** Changed properties, as in an event: `{ property: { from, to } }`. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

export interface BoardEvent {
  kind: EventKind;
  boardId: number;
  /** Set if the action was on a card: the event is then in the card's activity as well. */
  cardId: number | null;
  /**
   * The affected lists: the one that the card is in, and the one that it left. Subscribers of a list get its events.
   */
  listIds: readonly number[];
  data: object;
  changes?: Changes | null;
}

/** The columns of `boards.record_event` that depend on the action. */
interface EventColumns {
  kind: string;
  boardId: string;
  cardId: string;
  data: string;
  changes: string;
  listIds: string;
}

/** The caller's values of `boards.record_event`, as columns of an item (`batchedItems`). */
const callerColumns = [
  'workspace_id',
  'workspace_slug',
  'workspace_name',
  'member_id',
  'member_name',
  'traceparent',
  'via_kind',
  'via_name',
];

/**
 * Call of boards.record_event for use inside a statement: `select` gives the variable columns, and the caller's eight
 * values are numbered from `first`.
 */
export function recordEventCall(first: number, select: EventColumns): string {
  return callWith((offset) => `$${first + offset}`, select);
}

/** The same for one of several callers: the row is joined with its item in `items`. */
export function recordEventOfItem(select: EventColumns): string {
  return callWith((offset) => `items.${callerColumns[offset]}`, select);
}

function callWith(value: (offset: number) => string, select: EventColumns): string {
  return `boards.record_event(${select.kind}, ${value(0)}::bigint, ${value(1)}, ${value(2)}, ${select.boardId}, ${select.cardId},
    ${value(3)}::bigint, ${value(4)}, ${select.data}, ${select.changes}, ${value(5)}, ${value(6)}, ${value(7)}, ${select.listIds})`;
}

/** An item's caller as the functions that append further events take it: workspace, actor and trace. */
export const eventCallerOfItem: readonly string[] = callerColumns
  .slice(0, 6)
  .map((column) => `items.${column}${column.endsWith('_id') ? '::bigint' : ''}`);

/** Values of the caller in the order that `recordEventCall` numbers them. */
export function eventCallerValues({ principal, traceparent }: Caller): readonly unknown[] {
  return [
    principal.workspace.id,
    principal.workspace.slug,
    principal.workspace.name,
    principal.member.id,
    principal.member.name,
    traceparent,
    principal.via.kind,
    principal.via.name,
  ];
}

const record = {
  name: 'record-event',
  text: `SELECT ${recordEventCall(7, {
    kind: '$1',
    boardId: '$2::bigint',
    cardId: '$3::bigint',
    data: '$4::json',
    changes: '$5::json',
    listIds: '$6::bigint[]',
  })} AS id`,
};

/** Records one action in the caller's transaction, which must hold the lock of the changed resource. @returns its id */
export async function recordEvent(tx: Transaction, caller: Caller, event: BoardEvent): Promise<number> {
  const [row] = await tx.query<{ id: number }>(record, [
    event.kind,
    event.boardId,
    event.cardId,
    JSON.stringify(event.data),
    event.changes ? JSON.stringify(event.changes) : null,
    event.listIds,
    ...eventCallerValues(caller),
  ]);
  if (!row) throw new Error('PostgreSQL returned no row for an event.');
  noteEvent(tx, caller, row.id);
  return row.id;
}

/** Names an event in the response of the request that recorded it, unless the transaction is rolled back. */
export function noteEvent(tx: Transaction, caller: Caller, eventId: number): void {
  tx.whenEnded((isCommitted) => {
    if (isCommitted) caller.noteEvent?.(eventId);
  });
}
