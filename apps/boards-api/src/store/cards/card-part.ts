import type { Statement, Transaction } from '@kiban/persistence';
import type { EventKind, Caller } from '@kiban/contracts';
import { eventCallerValues, noteEvent, recordEventCall } from '../../events/record-event.js';
import type { Card } from './domain/card.js';

/** Values before a part's own ones: card, list, kind, changes, four counters, and eight of the caller. */
const FIRST_OWN_VALUE = 17;

/** A statement that writes one row that belongs to a card: a comment, a checklist item or a field value. */
export interface PartDescription {
  name: string;
  /**
   * INSERT, UPDATE or DELETE that returns the written row, or no row if nothing changes.
   * @param own number of the statement's own value, from 0, as a parameter
   */
  write: (own: (index: number) => string) => string;
  /** SELECT list of the response, over `part`. */
  properties: string;
  /** SELECT list of the event's `data`, over `part` and `c`, the card. */
  data: string;
  /** Expression for the version of the response's entity tag; by default the part's own. */
  version?: string;
  /** Expression for the event's changes, over `part` and `given`, the value of the call; by default this. Null for none. */
  changes?: (given: string) => string;
}

/** The written part, as JSON text, with the versions of the part and of its card. */
export interface WrittenPart {
  json: string;
  version: number;
  cardVersion: number;
  eventId: number;
}

/** What a write adds to the counters of its card. */
export interface CountChanges {
  comments?: number;
  checklistTotal?: number;
  checklistDone?: number;
  values?: number;
}

/**
 * Writes a part of a card, the versions of the card and its list, the card's counters and the event, as one statement.
 * If the statement writes no row, nothing else changes.
 */
export class CardPart {
  private readonly statement: Statement;

  constructor({
    name,
    write,
    properties,
    data,
    version = 'part.version',
    changes = (given) => given,
  }: PartDescription) {
    const isWritten = 'EXISTS (SELECT 1 FROM part)';
    this.statement = {
      name,
      text: `
        WITH part AS (${write((index) => `$${FIRST_OWN_VALUE + index}`)}), list AS (
          UPDATE boards.list SET version = version + 1, updated_at = clock_timestamp() WHERE id = $2 AND ${isWritten}
        ), c AS (
          UPDATE boards.card SET version = version + 1, updated_at = clock_timestamp(),
            comment_count = comment_count + $5, checklist_total = checklist_total + $6,
            checklist_done = checklist_done + $7, value_count = value_count + $8
          WHERE id = $1 AND ${isWritten} RETURNING *
        )
        SELECT (SELECT row_to_json(resource)::text FROM (SELECT ${properties}) AS resource) AS json,
          ${version} AS version, c.version AS "cardVersion", recorded.event_id AS "eventId"
        FROM part CROSS JOIN c CROSS JOIN LATERAL (SELECT ${recordEventCall(9, {
          kind: '$3',
          boardId: 'c.board_id',
          cardId: 'c.id',
          data: `(SELECT row_to_json(data) FROM (SELECT ${data}) AS data)`,
          changes: `boards.with_member(${changes('$4::json')}, 'cardVersion',
            json_build_object('from', c.version - 1, 'to', c.version))`,
          listIds: 'ARRAY[$2::bigint]',
        })} AS event_id) AS recorded`,
    };
  }

  /**
   * Writes and commits: the transaction's last statement.
   * @param card locked, with its list
   * @param event.given the event's changes, or what the statement makes them from
   * @returns undefined if nothing changed
   */
  async writeAndCommit(
    tx: Transaction,
    caller: Caller,
    card: Card,
    event: { kind: EventKind; given: unknown; counts?: CountChanges },
    own: readonly unknown[],
  ): Promise<WrittenPart | undefined> {
    const { comments = 0, checklistTotal = 0, checklistDone = 0, values = 0 } = event.counts ?? {};
    const [part] = await tx.queryAndCommit<WrittenPart>(this.statement, [
      card.id,
      card.listId,
      event.kind,
      event.given === null ? null : JSON.stringify(event.given),
      comments,
      checklistTotal,
      checklistDone,
      values,
      ...eventCallerValues(caller),
      ...own,
    ]);
    if (part) noteEvent(tx, caller, part.eventId);
    return part;
  }
}
