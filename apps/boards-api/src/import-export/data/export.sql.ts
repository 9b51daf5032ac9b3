import { isVisible } from '../../access/board-scope.js';
import { isoUtc } from '../../sql/json-text.js';
import { propertyColumns } from '../../sql/card-columns.js';

const all = (select: string): string => `(SELECT coalesce(json_agg(item), '[]') FROM (${select}) AS item)`;
/** A card's counters avoid look-ups of related rows that do not exist. */
const unlessNone = (count: string, empty: string, select: string): string =>
  `CASE WHEN c.${count} = 0 THEN '${empty}'::json ELSE ${select} END`;

/** A value without ids of its board: options by label, a member by name and id. */
const portable = `CASE value.type
  WHEN 'select' THEN (SELECT to_json(label) FROM boards.field_option WHERE id = value.option_ids[1])
  WHEN 'multi_select' THEN (SELECT json_agg(label ORDER BY place) FROM boards.field_option WHERE id = ANY (value.option_ids))
  WHEN 'member' THEN (SELECT row_to_json(who) FROM (
    SELECT id AS "memberId", name FROM boards.member WHERE workspace_id = b.workspace_id AND id = value.member_id) AS who)
  ELSE boards.field_json(value) END`;

const card = `
  SELECT ${propertyColumns('c', 'export')},
    c.completed_at IS NOT NULL AS completed, ${isoUtc('c.completed_at')} AS "completedAt", c.archived_at IS NOT NULL AS archived,
    ${unlessNone(
      'label_count',
      '[]',
      `(SELECT coalesce(json_agg(label.name ORDER BY label.rank, label.id), '[]') FROM boards.card_label
        JOIN boards.label ON label.id = label_id WHERE card_id = c.id)`,
    )} AS labels,
    ${unlessNone(
      'assignee_count',
      '[]',
      all(`SELECT who.id AS "memberId", who.name FROM boards.card_assignee AS given
           JOIN boards.member AS who ON who.workspace_id = given.workspace_id AND who.id = given.member_id
           WHERE given.card_id = c.id ORDER BY who.id`),
    )} AS assignees,
    ${unlessNone('checklist_total', '[]', all('SELECT i.text, i.done FROM boards.checklist_item AS i WHERE i.card_id = c.id ORDER BY i.rank'))} AS checklist,
    ${unlessNone(
      'value_count',
      '{}',
      `(SELECT coalesce(json_object_agg(field.name, ${portable} ORDER BY field.rank), '{}') FROM boards.field_value AS value
        JOIN boards.field ON field.id = value.field_id WHERE value.card_id = c.id)`,
    )} AS values
  FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id WHERE c.id = piece.id`;

const list = `
  SELECT l.name, ROW(l.info_text, l.info_color, l.info_card_limit, l.info_attributes)::boards.list_info AS info,
    (SELECT count(*) FROM boards.board_column AS x JOIN boards.board_column AS own ON own.id = l.column_id
     WHERE x.board_id = l.board_id AND x.rank < own.rank HAVING l.column_id IS NOT NULL) AS column,
    (SELECT count(*) FROM boards.board_row AS y JOIN boards.board_row AS own ON own.id = l.row_id
     WHERE y.board_id = l.board_id AND y.rank < own.rank HAVING l.row_id IS NOT NULL) AS row,
    l.archived_at IS NOT NULL AS archived
  FROM boards.list AS l WHERE l.id = piece.id`;

const asText = (select: string): string => `(SELECT row_to_json(item)::text FROM (${select}) AS item)`;

/** Which cards and lists are read: all, or without $2 those that are not archived. */
const isRead = {
  list: '($2::boolean OR l.archived_at IS NULL)',
  card: '($2::boolean OR (l.archived_at IS NULL AND c.archived_at IS NULL))',
};

/**
 * Lists, their cards and the comments of each, in the order of the file. Only keys are sorted: JSON texts are built
 * only for fetched rows. $1 board, $2 whether with archived lists and cards, and with comments
 */
export const boardPieces = `
  SELECT piece.kind, CASE piece.kind WHEN 'list' THEN ${asText(list)} WHEN 'card' THEN ${asText(card)}
    ELSE (SELECT json_build_object('text', m.text)::text FROM boards.comment AS m WHERE m.id = piece.id) END AS json
  FROM (
    SELECT 'list' AS kind, l.id, l.rank AS list_rank, NULL::text AS card_rank, NULL::bigint AS comment_id
    FROM boards.list AS l WHERE l.board_id = $1::bigint AND ${isRead.list}
    UNION ALL
    SELECT 'card', c.id, l.rank, c.rank, NULL
    FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id WHERE c.board_id = $1::bigint AND ${isRead.card}
    UNION ALL
    SELECT 'comment', m.id, l.rank, c.rank, m.id
    FROM boards.comment AS m JOIN boards.card AS c ON c.id = m.card_id JOIN boards.list AS l ON l.id = c.list_id
    WHERE c.board_id = $1::bigint AND $2::boolean) AS piece
  ORDER BY list_rank COLLATE "C", card_rank COLLATE "C" NULLS FIRST, comment_id NULLS FIRST`;

/** Cards by number: from 0, through the cards of all lists in the order above. */
const numbered = `WITH numbered AS MATERIALIZED (
  SELECT c.id, row_number() OVER (ORDER BY l.rank, c.rank) - 1 AS number
  FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id WHERE c.board_id = $1::bigint AND ${isRead.card})`;

/** The chart without its dependencies. $1 and $2 as above */
export const chart = `${numbered}
  SELECT json_build_object(
    'order', (SELECT coalesce(json_agg(number ORDER BY g.rank), '[]') FROM boards.gantt_task AS g
      JOIN numbered ON numbered.id = g.card_id WHERE g.rank IS NOT NULL),
    'milestones', (SELECT coalesce(json_agg(number ORDER BY number), '[]') FROM boards.gantt_task AS g
      JOIN numbered ON numbered.id = g.card_id WHERE g.kind = 'milestone'))::text AS json`;

/** $1 and $2 as above */
export const dependencies = `${numbered}
  SELECT row_to_json(item)::text AS json FROM (
    SELECT task.number AS task, other.number AS "dependsOn", d.type, d.lag_days AS "lagDays"
    FROM boards.gantt_dependency AS d JOIN numbered AS task ON task.id = d.card_id
    JOIN numbered AS other ON other.id = d.depends_on WHERE d.board_id = $1::bigint ORDER BY d.id) AS item`;

const ofBoard = 'WHERE x.board_id = b.id';
const ofCards = 'JOIN boards.card AS c ON c.id = x.card_id WHERE c.board_id = b.id';
const tables: Readonly<Record<string, string>> = {
  list: ofBoard,
  card: ofBoard,
  label: ofBoard,
  field: ofBoard,
  board_column: ofBoard,
  board_row: ofBoard,
  gantt_task: ofBoard,
  gantt_dependency: ofBoard,
  field_option: 'JOIN boards.field AS f ON f.id = x.field_id WHERE f.board_id = b.id',
  card_label: ofCards,
  card_assignee: ofCards,
  checklist_item: ofCards,
  comment: ofCards,
  field_value: ofCards,
  member: 'WHERE x.workspace_id = b.workspace_id',
};

/**
 * Changes with every row of the export: a written row has a later transaction id, and a deleted row is no longer
 * counted.
 */
const tag = `md5(concat_ws(' ', b.id, b.xmin, ${Object.entries(tables)
  .map(
    ([table, of]) =>
      `(SELECT count(*) || '.' || coalesce(sum(x.xmin::text::bigint), 0) FROM boards.${table} AS x ${of})`,
  )
  .join(', ')}))`;

/** The part before the lists. $1–$4 scope, $5 board */
export const exportHead = {
  name: 'export-head',
  text: `
    SELECT 'W/"' || ${tag} || '"' AS etag, b.name, (SELECT row_to_json(head)::text FROM (
      SELECT 'kiban.board' AS format, 1 AS "formatVersion",
        (SELECT row_to_json(own) FROM (SELECT b.name, b.description, b.kind, b.visibility, b.default_view AS "defaultView") AS own) AS board,
        ${all('SELECT x.name, x.weekday, x.date FROM boards.board_column AS x WHERE x.board_id = b.id ORDER BY x.rank')} AS columns,
        ${all('SELECT y.name, y.start_time AS "startTime", y.end_time AS "endTime" FROM boards.board_row AS y WHERE y.board_id = b.id ORDER BY y.rank')} AS rows,
        ${all('SELECT label.name, label.color FROM boards.label WHERE label.board_id = b.id ORDER BY label.rank, label.id')} AS labels,
        ${all(`SELECT field.name, field.type,
                 ${all('SELECT o.label, o.color FROM boards.field_option AS o WHERE o.field_id = field.id ORDER BY o.place')} AS options
               FROM boards.field WHERE field.board_id = b.id ORDER BY field.rank`)} AS fields) AS head) AS json
    FROM boards.board AS b WHERE b.id = $5 AND ${isVisible('b')}`,
};
