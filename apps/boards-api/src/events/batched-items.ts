import type { Caller } from '@kiban/http-kit';
import { eventIdExpression } from '@kiban/persistence';
import { isVisible, scopeOf, scopeOfItem } from '../access/board-scope.js';

/**
 * Several actions in one statement, each with its own caller: $1 is a JSON array of items, numbered from 0.
 * The statement begins with `WITH ${batchedItems(columns)}` and records its events by `insertEventsCte`.
 */

/** @param columns of an item beside its number and its caller's, with their types */
export function batchedItems(columns: string): string {
  return `items AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1) AS items (item int, ${columns}, workspace_id bigint, workspace_slug text, workspace_name text,
      sees_all boolean, member_id bigint, member_name text, traceparent text, via_kind text, via_name text))`;
}

/** The value of $1. @param columnsOf returns an item's own columns, by name */
export function itemsOf<Item extends { caller: Caller }>(
  all: readonly Item[],
  columnsOf: (item: Item) => object,
): string {
  return JSON.stringify(
    all.map((item, index) => {
      const { principal, traceparent } = item.caller;
      const [workspaceId, seesAllBoards, memberId] = scopeOf(item.caller);
      return {
        item: index,
        ...columnsOf(item),
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
 * Predicate: the caller of the item sees the board of a list. A subquery for each list, so that a plan cached while the
 * tables were small does not read whole tables later.
 */
export function seesBoardOf(list: string): string {
  return `(SELECT ${isVisible('b', scopeOfItem)} FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id WHERE l.id = ${list})`;
}

/**
 * CTEs that record one event, and one activity row, for each row of `from`: a CTE with the columns "item", "board_id"
 * and "id", the card's. The counterpart of `recordEventCall` for several callers.
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
      SELECT ${eventIdExpression(0, 'at', 'seq')} AS id, drawn.*, items.workspace_id, items.workspace_slug, items.workspace_name,
        items.member_id, items.member_name, items.traceparent, items.via_kind, items.via_name
      FROM drawn JOIN items ON items.item = drawn.item
    ), outbox_row AS (
      INSERT INTO boards.outbox (id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id, actor_member_id,
        actor_name, data, changes, traceparent, occurred_at, list_ids)
      SELECT id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id, member_id,
        member_name, data, changes, traceparent, at, list_ids FROM event
    ), activity_row AS (
      INSERT INTO boards.activity (id, workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name,
        data, changes, occurred_at)
      SELECT id, workspace_id, board_id, card_id, kind, member_id, member_name, via_kind, via_name,
        data, changes, at FROM event
    )`;
}
