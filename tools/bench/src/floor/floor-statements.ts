const time = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const boardColumns = `
  b.id, b.name, b.description, b.kind, b.visibility, b.position, ${time('b.archived_at')} AS "archivedAt",
  (SELECT count(*) FROM bench_floor.list l WHERE l.board_id = b.id)::int AS "listCount",
  (SELECT coalesce(sum(l.card_count), 0) FROM bench_floor.list l WHERE l.board_id = b.id)::int AS "cardCount",
  ${time('b.created_at')} AS "createdAt", ${time('b.updated_at')} AS "updatedAt",
  json_build_object('memberId', b.member_id, 'name', b.member_name) AS "createdBy", b.version`;

const cardMembers = `
  c.id, l.board_id AS "boardId", c.list_id AS "listId", l.name AS "listName", c.title, c.description,
  c.start_date AS "startDate", c.due_date AS "dueDate", ${time('c.completed_at')} AS "completedAt",
  ${time('c.archived_at')} AS "archivedAt", c.position, c.labels, c.assignees,
  json_build_object('done', c.checklist_done, 'total', c.checklist_total) AS checklist,
  c.comment_count AS "commentCount", c.fields, c.progress,
  json_build_object('memberId', c.member_id, 'name', c.member_name) AS "createdBy",
  ${time('c.created_at')} AS "createdAt", ${time('c.updated_at')} AS "updatedAt", c.version`;

/** A rank that sorts as text and grows, after every rank that the service made: "z" and the list's counter. */
const rank = `'z' || lpad(to_hex(l.last_rank), 10, '0')`;

const event = (kind: string): string => `
  event AS (
    INSERT INTO bench_floor.outbox (kind, payload)
    SELECT '${kind}', json_build_object('id', c.id, 'title', c.title, 'listName', l.name, 'dueDate', c.due_date)
    FROM c CROSS JOIN l)`;

const response = `SELECT row_to_json(answer)::text AS body FROM (SELECT ${cardMembers} FROM c CROSS JOIN l) AS answer`;

/** One named statement an operation; each answers the body as text, which is sent as it is. */
export const floorStatements = {
  listBoards: {
    name: 'floor-list-boards',
    text: `SELECT coalesce(json_agg(answer ORDER BY answer.position), '[]')::text AS body
           FROM (SELECT ${boardColumns} FROM bench_floor.board b WHERE b.archived_at IS NULL) AS answer`,
  },
  readBoard: {
    name: 'floor-read-board',
    text: `SELECT row_to_json(answer)::text AS body FROM (
             SELECT ${boardColumns}, (
               SELECT coalesce(json_agg(list ORDER BY list.position), '[]') FROM (
                 SELECT l.id, l.board_id AS "boardId", l.name, l.info, l.column_id AS "columnId", l.row_id AS "rowId",
                        l.position, l.card_count AS "cardCount", ${time('l.archived_at')} AS "archivedAt", l.version, (
                   SELECT coalesce(json_agg(card ORDER BY card.position), '[]')
                   FROM (SELECT ${cardMembers} FROM bench_floor.card c WHERE c.list_id = l.id) AS card) AS cards
                 FROM bench_floor.list l WHERE l.board_id = b.id) AS list) AS lists
             FROM bench_floor.board b WHERE b.id = $1) AS answer`,
  },
  createCard: {
    name: 'floor-create-card',
    text: `WITH l AS (
             UPDATE bench_floor.list SET last_rank = last_rank + 1, card_count = card_count + 1, version = version + 1
             WHERE id = $1 RETURNING id, board_id, name, last_rank),
           c AS (
             INSERT INTO bench_floor.card (list_id, title, position, member_id, member_name)
             SELECT l.id, $2, ${rank}, $3, $4 FROM l RETURNING *),
           ${event('card.create')} ${response}`,
  },
  moveCard: {
    name: 'floor-move-card',
    // The card first, so that its list is the one that it is in now; then both lists in the order of their ids, or two moves
    // in opposite directions would deadlock.
    text: `WITH mine AS MATERIALIZED (SELECT list_id FROM bench_floor.card WHERE id = $1 FOR UPDATE),
           locked AS MATERIALIZED (
             SELECT id, (SELECT list_id FROM mine) AS source_id FROM bench_floor.list
             WHERE id IN ($2, (SELECT list_id FROM mine)) ORDER BY id FOR UPDATE),
           touched AS (
             UPDATE bench_floor.list AS t
             SET last_rank = t.last_rank + (t.id = $2)::int, version = t.version + 1,
                 card_count = t.card_count + (t.id = $2)::int - (t.id = locked.source_id)::int
             FROM locked WHERE t.id = locked.id RETURNING t.id, t.board_id, t.name, t.last_rank),
           l AS (SELECT * FROM touched WHERE id = $2),
           c AS (
             UPDATE bench_floor.card AS moved
             SET list_id = l.id, position = ${rank}, updated_at = now(), version = moved.version + 1
             FROM l WHERE moved.id = $1 RETURNING moved.*),
           ${event('card.move')} ${response}`,
  },
} as const;
