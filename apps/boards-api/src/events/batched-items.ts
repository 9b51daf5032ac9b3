import type { Caller } from '@kiban/contracts';
import { scopeColumns, scopeItem, scopeOf } from '../access/board-scope.js';

/**
 * Several actions in one statement, each with its own caller: a value is a JSON array of items, numbered from 0.
 * The statement begins with `WITH ${batchedItems('$1', columns)}` and records its events by `recordEventOfItem`.
 */

/** @param given the array @param columns of an item beside its number and its caller's, with their types */
export function batchedItems(given: string, columns: string): string {
  return `items AS MATERIALIZED (
    SELECT * FROM json_to_recordset(${given}::json) AS items (item int, ${columns}, ${scopeColumns},
      workspace_slug text, workspace_name text, member_name text, traceparent text, via_kind text, via_name text))`;
}

/** The array of items. @param columnsOf returns an item's own columns, by name */
export function itemsOf<Item extends { caller: Caller }>(
  all: readonly Item[],
  columnsOf: (item: Item) => object,
): string {
  return JSON.stringify(
    all.map((item, index) => {
      const { principal, traceparent } = item.caller;
      return {
        item: index,
        ...columnsOf(item),
        ...scopeItem(scopeOf(item.caller)),
        workspace_slug: principal.workspace.slug,
        workspace_name: principal.workspace.name,
        member_name: principal.member.name,
        traceparent,
        via_kind: principal.via.kind,
        via_name: principal.via.name,
      };
    }),
  );
}
