import type { EventKind } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import type { Executor } from '@kiban/persistence';

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

/**
 * Call of boards.record_event for use inside a statement: `select` gives the variable columns, and the caller's nine
 * values are numbered from `first`.
 */
export function recordEventCall(
  first: number,
  select: { kind: string; boardId: string; cardId: string; data: string; changes: string; listIds: string },
): string {
  const value = (offset: number): string => `$${first + offset}`;
  return `boards.record_event(${select.kind}, ${value(0)}::bigint, ${value(1)}, ${value(2)}, ${select.boardId}, ${select.cardId},
    ${value(3)}::bigint, ${value(4)}, ${select.data}, ${select.changes}, ${value(5)}, ${value(6)}, ${value(7)}, ${select.listIds})`;
}

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

/** Records one action in the caller's transaction, which must hold the lock of the changed resource. */
export async function recordEvent(tx: Executor, caller: Caller, event: BoardEvent): Promise<void> {
  await tx.query(record, [
    event.kind,
    event.boardId,
    event.cardId,
    JSON.stringify(event.data),
    event.changes ? JSON.stringify(event.changes) : null,
    event.listIds,
    ...eventCallerValues(caller),
  ]);
}
