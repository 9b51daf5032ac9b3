/** Parts that several statements of the floor share. */

export const time = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** @param path expression */
export const url = (path: string): string => `(SELECT value FROM bench_floor.origin) || ${path} AS url`;

export const cardMembers = `
  c.id, c.number, ${url(`'/cards/' || c.id`)}, l.board_id AS "boardId", c.list_id AS "listId", l.name AS "listName", c.title, c.description,
  c.start_date AS "startDate", c.due_date AS "dueDate", ${time('c.completed_at')} AS "completedAt",
  ${time('c.archived_at')} AS "archivedAt", c.position, c.labels, c.assignees,
  json_build_object('done', c.checklist_done, 'total', c.checklist_total) AS checklist,
  c.comment_count AS "commentCount", c.fields, c.progress,
  json_build_object('memberId', c.member_id, 'name', c.member_name) AS "createdBy",
  ${time('c.created_at')} AS "createdAt", ${time('c.updated_at')} AS "updatedAt", c.version`;

/** Appends the event of the card `c` in the list `l`. */
export const cardEvent = (kind: string): string => `
  event AS (
    INSERT INTO bench_floor.outbox (kind, payload)
    SELECT '${kind}', json_build_object('id', c.id, 'title', c.title, 'listName', l.name, 'dueDate', c.due_date)
    FROM c CROSS JOIN l)`;

export const cardResponse = `SELECT row_to_json(answer)::text AS body FROM (SELECT ${cardMembers} FROM c CROSS JOIN l) AS answer`;

/** The list `l` and the card `c` with id $1 after a change of both. The card is locked first, as by a move. */
export const lockedCard = (change: string): string => `
  mine AS MATERIALIZED (SELECT list_id FROM bench_floor.card WHERE id = $1 FOR UPDATE),
  l AS (
    UPDATE bench_floor.list SET version = version + 1 WHERE id = (SELECT list_id FROM mine)
    RETURNING id, board_id, name),
  c AS (
    UPDATE bench_floor.card SET ${change}, updated_at = now(), version = card.version + 1
    FROM l WHERE card.id = $1 RETURNING card.*)`;
