import { isVisible } from '../../access/board-scope.js';
import { cardsBytes, listsBytes } from '../../store/boards/response-size.sql.js';
import { cardMembers } from '../../store/cards/card-json.js';

const info = `ROW(l.info_text, l.info_color, l.info_card_limit, l.info_attributes)::boards.list_info AS info`;
const lists = `FROM boards.list AS l WHERE l.board_id = b.id AND l.archived_at IS NULL`;
const cards = `, (SELECT coalesce(json_agg(card), '[]') FROM (
  SELECT ${cardMembers('c', 'l.name')} FROM boards.card AS c
  WHERE c.list_id = l.id AND c.archived_at IS NULL ORDER BY c.rank) AS card) AS cards`;

const all = (select: string): string => `(SELECT coalesce(json_agg(item), '[]') FROM (${select}) AS item)`;

/** A kanban board appears as a grid of one row: its lists are the columns, and each list is its own cell. */
const view = (cellTail: string): string => `
  SELECT b.id AS "boardId", b.kind, b.version,
    CASE WHEN b.kind = 'kanban'
      THEN ${all(`SELECT l.id, l.name, l.rank AS position, NULL AS weekday, NULL AS date, l.version ${lists} ORDER BY l.rank`)}
      ELSE ${all(`SELECT x.id, x.name, x.rank AS position, x.weekday, x.date, x.version FROM boards.board_column AS x WHERE x.board_id = b.id ORDER BY x.rank`)}
    END AS columns,
    CASE WHEN b.kind = 'kanban'
      THEN '[{"id":0,"name":"","position":"a0","startTime":null,"endTime":null,"version":1}]'::json
      ELSE ${all(`SELECT y.id, y.name, y.rank AS position, y.start_time AS "startTime", y.end_time AS "endTime", y.version FROM boards.board_row AS y WHERE y.board_id = b.id ORDER BY y.rank`)}
    END AS rows,
    ${all(`
      SELECT l.id AS "listId", coalesce(l.column_id, l.id) AS "columnId", coalesce(l.row_id, 0) AS "rowId", l.name, ${info},
        l.card_count AS "cardCount" ${cellTail} ${lists} ORDER BY l.rank`)} AS cells`;

const statement = (name: string, cellTail: string, bytes: string): { name: string; text: string } => ({
  name,
  text: `
    SELECT b.version, size.bytes, CASE WHEN size.bytes > $6::bigint THEN NULL ELSE (
      SELECT row_to_json(grid)::text FROM (${view(cellTail)}) AS grid) END AS json
    FROM boards.board AS b CROSS JOIN LATERAL (SELECT CASE WHEN $6::bigint IS NULL THEN 0 ELSE ${bytes} END AS bytes OFFSET 0) AS size
    WHERE b.id = $5 AND ${isVisible('b')}`,
});

export interface GridViewRow {
  version: number;
  /** Null if it would exceed the requested size. */
  json: string | null;
  /** Estimated size of the text, if it was computed. */
  bytes: number;
}

/** $1–$4 scope, $5 board, $6 size limit of the text in bytes, or null. */
export const gridView = statement('grid-view', '', listsBytes);
export const gridViewWithCards = statement('grid-view-cards', cards, cardsBytes());
