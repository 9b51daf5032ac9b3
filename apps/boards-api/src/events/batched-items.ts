import type { Caller } from '@kiban/http-kit';
import { eventIdExpression } from '@kiban/persistence';
import { isVisible, scopeOf, scopeOfAsked } from '../access/board-scope.js';

/**
 * Several actions that one statement takes, each for its own caller: $1 is a JSON array of items, numbered from 0.
 * The statement begins with `WITH ${batchedItems(columns)}` and records the events of what it did by `insertEventsCte`.
 */

/** @param columns of an item beside its number and its caller's, with their types */
export function batchedItems(columns: string): string {
  return `asked AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1) AS asked (item int, ${columns}, workspace_id bigint, workspace_slug text, workspace_name text,
      sees_all boolean, member_id bigint, member_name text, traceparent text, via_kind text, via_name text))`;
}

/** The value of $1. @param columnsOf gives an item's own columns, by their names */
export function itemsOf<Asked extends { caller: Caller }>(
  all: readonly Asked[],
  columnsOf: (asked: Asked) => object,
): string {
  return JSON.stringify(
    all.map((asked, item) => {
      const { principal, traceparent } = asked.caller;
      const [workspaceId, seesAllBoards, memberId] = scopeOf(asked.caller);
      return {
        item,
        ...columnsOf(asked),
        workspace_id: workspaceId,
        workspace_slug: principal.workspace.slug,
        workspace_name: principal.workspace.name,
        sees_all: seesAllBoards,
        member_id: memberId,
        member_name: principal.member.name,
        traceparent,
        via_kind: principal.via.kind,
        via_name: principal.via.name,
      };
    }),
  );
}

/**
 * Predicate: the caller of the item `asked` sees the board of a list. Asked of one list after the other, so that a plan that
 * is kept from when the tables were small does not read all of them.
 */
export function seesBoardOf(list: string): string {
  return `(SELECT ${isVisible('b', scopeOfAsked)} FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id WHERE l.id = ${list})`;
}

/**
 * CTEs that record one event, and one line in the board's history, for each row of `from`, a CTE with the columns "item",
 * "board_id" and "id", the card's: what `recordEventCall` does for one.
 */
export function insertEventsCte(
  from: string,
  of: { kind: string; data: string; changes: string; listIds: string },
): string {
  return `drawn AS MATERIALIZED (
      SELECT item, board_id, id AS card_id, ${of.kind} AS kind, ${of.data} AS data, ${of.changes} AS changes, ${of.listIds} AS list_ids,
        nextval('boards.outbox_seq') AS seq, clock_timestamp() AS at
      FROM (SELECT * FROM ${from} ORDER BY item OFFSET 0) AS ${from}
    ), event AS MATERIALIZED (
      SELECT ${eventIdExpression(0, 'at', 'seq')} AS id, drawn.*, asked.workspace_id, asked.workspace_slug, asked.workspace_name,
        asked.member_id, asked.member_name, asked.traceparent, asked.via_kind, asked.via_name
      FROM drawn JOIN asked ON asked.item = drawn.item
    ), told AS (
      INSERT INTO boards.outbox (id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id, actor_member_id,
        actor_name, data, changes, traceparent, occurred_at, list_ids)
      SELECT id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id, member_id,
        member_name, data, changes, traceparent, at, list_ids FROM event
    ), noted AS (
      INSERT INTO boards.activity (id, workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name,
        data, changes, occurred_at)
      SELECT id, workspace_id, board_id, card_id, kind, member_id, member_name, via_kind, via_name,
        data, changes, at FROM event
    )`;
}
