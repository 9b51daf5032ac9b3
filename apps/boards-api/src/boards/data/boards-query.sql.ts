import {
  isVisible,
  scopeColumns,
  scopeItem,
  scopeOfItem,
  type ScopeValues,
} from '../../access/board-scope.js';
import { boardColumns } from '../../store/boards/board-json.js';

/** One caller's query of a batch. */
export interface BoardsQueryItem {
  scope: ScopeValues;
  /** Whether to include active boards, and archived ones. */
  active: boolean;
  archived: boolean;
}

const isWanted = (board: string): string =>
  `(${isVisible(board, scopeOfItem)} AND CASE WHEN ${board}.archived_at IS NULL THEN items.active ELSE items.archived END)`;

/**
 * The boards of several callers, in their order. $1 from `boardsQueryItems`; one row for each item, by its place.
 * Most of its time is the JSON of the boards, which all callers of a workspace share.
 */
export const boardsQuery = {
  name: 'board-list',
  text: `
    WITH items AS MATERIALIZED (
      SELECT * FROM json_to_recordset($1) AS items (
        place int, ${scopeColumns}, active boolean, archived boolean)
    ), board AS MATERIALIZED (
      SELECT b.id, b.workspace_id, b.visibility, b.archived_at, b.rank, (
        SELECT row_to_json(board) FROM (SELECT ${boardColumns}) AS board) AS json
      FROM (SELECT DISTINCT workspace_id FROM items) AS requested
      CROSS JOIN LATERAL (SELECT * FROM boards.board WHERE workspace_id = requested.workspace_id OFFSET 0) AS b
      WHERE EXISTS (SELECT 1 FROM items WHERE ${isWanted('b')})
    )
    SELECT items.place, (
        SELECT coalesce(json_agg(board.json ORDER BY board.rank), '[]')::text FROM board
        WHERE ${isWanted('board')}) AS json,
      (SELECT w.version FROM boards.workspace AS w WHERE w.id = items.workspace_id) AS "orderVersion"
    FROM items`,
};

export function boardsQueryItems(all: readonly BoardsQueryItem[]): string {
  return JSON.stringify(
    all.map(({ scope, active, archived }, place) => ({
      place,
      ...scopeItem(scope),
      active,
      archived,
    })),
  );
}
