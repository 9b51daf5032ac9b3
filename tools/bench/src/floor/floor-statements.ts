import { cardEvent, cardMembers, cardResponse, lockedCard, time, url } from './floor-sql.js';

const boardColumns = `
  b.id, ${url(`'/boards/' || b.id`)}, b.name, b.description, b.kind, b.visibility, b.is_template AS "isTemplate", b.default_view AS "defaultView", b.position,
  ${time('b.archived_at')} AS "archivedAt",
  (SELECT count(*) FROM bench_floor.list l WHERE l.board_id = b.id)::int AS "listCount",
  (SELECT coalesce(sum(l.card_count), 0) FROM bench_floor.list l WHERE l.board_id = b.id)::int AS "cardCount",
  ${time('b.created_at')} AS "createdAt", ${time('b.updated_at')} AS "updatedAt",
  json_build_object('memberId', b.member_id, 'name', b.member_name) AS "createdBy", b.version`;

/** Locks the card, then its list and the target in the order of their ids, and counts the move. */
const movedBetween = (lastPlace: string, firstPlace: string): string => `
  mine AS MATERIALIZED (SELECT list_id FROM bench_floor.card WHERE id = $1 FOR UPDATE),
  locked AS MATERIALIZED (
    SELECT id, (SELECT list_id FROM mine) AS source_id FROM bench_floor.list
    WHERE id IN ($2, (SELECT list_id FROM mine)) ORDER BY id FOR UPDATE),
  touched AS (
    UPDATE bench_floor.list AS t
    SET last_place = t.last_place + (t.id = $2 AND ${lastPlace})::int,
        first_place = t.first_place - (t.id = $2 AND ${firstPlace})::int, version = t.version + 1,
        card_count = t.card_count + (t.id = $2)::int - (t.id = locked.source_id)::int
    FROM locked WHERE t.id = locked.id RETURNING t.id, t.board_id, t.name, t.first_place, t.last_place),
  l AS (SELECT * FROM touched WHERE id = $2)`;

const placedAt = (place: string): string => `
  c AS (
    UPDATE bench_floor.card AS moved
    SET list_id = l.id, place = ${place}, position = (${place})::text, updated_at = now(), version = moved.version + 1
    FROM l WHERE moved.id = $1 RETURNING moved.*)`;

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
                   SELECT coalesce(json_agg(card), '[]') FROM (
                     SELECT ${cardMembers} FROM bench_floor.card c WHERE c.list_id = l.id ORDER BY c.place) AS card) AS cards
                 FROM bench_floor.list l WHERE l.board_id = b.id) AS list) AS lists
             FROM bench_floor.board b WHERE b.id = $1) AS answer`,
  },
  createCard: {
    name: 'floor-create-card',
    text: `WITH l AS (
             UPDATE bench_floor.list SET last_place = last_place + 1, card_count = card_count + 1, version = version + 1
             WHERE id = $1 RETURNING id, board_id, name, last_place),
           c AS (
             INSERT INTO bench_floor.card (list_id, title, place, position, member_id, member_name)
             SELECT l.id, $2, l.last_place, l.last_place::text, $3, $4 FROM l RETURNING *),
           ${cardEvent('card.create')} ${cardResponse}`,
  },
  createCards: {
    name: 'floor-create-cards',
    // Lists in the order of their ids, or two batches would deadlock.
    text: `WITH item AS MATERIALIZED (
             SELECT n, list_id, title, row_number() OVER (PARTITION BY list_id ORDER BY n) AS nth,
                    count(*) OVER (PARTITION BY list_id) AS of_list
             FROM (SELECT n, (value->>'listId')::bigint AS list_id, value->>'title' AS title
                   FROM json_array_elements($1::json) WITH ORDINALITY AS given(value, n)) AS given),
           locked AS MATERIALIZED (
             SELECT id FROM bench_floor.list WHERE id IN (SELECT list_id FROM item) ORDER BY id FOR UPDATE),
           l AS (
             UPDATE bench_floor.list AS t
             SET last_place = t.last_place + k.of_list, card_count = t.card_count + k.of_list, version = t.version + k.of_list
             FROM (SELECT DISTINCT list_id, of_list FROM item JOIN locked ON locked.id = item.list_id) AS k
             WHERE t.id = k.list_id RETURNING t.id, t.board_id, t.name, t.last_place, t.version),
           placed AS MATERIALIZED (
             SELECT item.*, l.last_place - item.of_list + item.nth AS place, l.version - item.of_list + item.nth AS list_version
             FROM item JOIN l ON l.id = item.list_id),
           c AS (
             INSERT INTO bench_floor.card (list_id, title, place, position, member_id, member_name)
             SELECT list_id, title, place, place::text, $2, $3 FROM placed ORDER BY n RETURNING *),
           event AS (
             INSERT INTO bench_floor.outbox (kind, payload)
             SELECT 'card.create', json_build_object('id', c.id, 'title', c.title, 'listName', l.name, 'dueDate', c.due_date)
             FROM c JOIN l ON l.id = c.list_id)
           SELECT json_agg(json_build_object('status', 201, 'card', (
                    SELECT row_to_json(answer) FROM (SELECT ${cardMembers}) AS answer), 'listVersion', placed.list_version)
                    ORDER BY placed.n)::text AS body
           FROM c JOIN l ON l.id = c.list_id JOIN placed ON placed.list_id = c.list_id AND placed.place = c.place`,
  },
  updateCard: {
    name: 'floor-update-card',
    text: `WITH ${lockedCard(`title = coalesce($2, title), description = coalesce($3, description),
             due_date = coalesce($4, due_date)`)}, ${cardEvent('card.update')} ${cardResponse}`,
  },
  moveCard: {
    name: 'floor-move-card',
    // The card first, so that its list is the one that it is in now; then both lists in the order of their ids, or two moves
    // in opposite directions would deadlock.
    text: `WITH ${movedBetween(`$3 = 'last'`, `$3 = 'first'`)},
           ${placedAt(`CASE WHEN $3 = 'last' THEN l.last_place ELSE l.first_place END`)},
           ${cardEvent('card.move')} ${cardResponse}`,
  },
  moveCardAfter: {
    name: 'floor-move-card-after',
    // A random part of the gap, so that two concurrent moves to one gap never get the same place.
    text: `WITH gap AS MATERIALIZED (
             SELECT anchor.place AS low, coalesce((
               SELECT next.place FROM bench_floor.card next WHERE next.list_id = $2 AND next.place > anchor.place
               ORDER BY next.place LIMIT 1), anchor.place + 1) AS high
             FROM bench_floor.card anchor WHERE anchor.id = $3 AND anchor.list_id = $2),
           between_both AS MATERIALIZED (SELECT low + (high - low) * (0.25 + random() / 2) AS place FROM gap),
           ${movedBetween('false', 'false')},
           ${placedAt('(SELECT place FROM between_both)')},
           ${cardEvent('card.move')} ${cardResponse}`,
  },
  createComment: {
    name: 'floor-create-comment',
    text: `WITH ${lockedCard('comment_count = card.comment_count + 1')},
           made AS (
             INSERT INTO bench_floor.comment (card_id, text, author_id, author_name) SELECT c.id, $2, $3, $4 FROM c
             RETURNING *),
           ${cardEvent('comment.create')}
           SELECT row_to_json(answer)::text AS body FROM (
             SELECT id, card_id AS "cardId", text, json_build_object('memberId', author_id, 'name', author_name) AS author,
                    ${time('created_at')} AS "createdAt", ${time('updated_at')} AS "updatedAt", version FROM made) AS answer`,
  },
  setValue: {
    name: 'floor-set-value',
    text: `WITH ${lockedCard('fields = card.fields || jsonb_build_object($2::text, $3::float8)')},
           ${cardEvent('value.change')}
           SELECT row_to_json(answer)::text AS body FROM (
             SELECT c.id AS "cardId", $2::bigint AS "fieldId", 'number' AS type, $3::float8 AS value FROM c) AS answer`,
  },
  createChecklistItem: {
    name: 'floor-create-checklist-item',
    text: `WITH ${lockedCard('checklist_total = card.checklist_total + 1')},
           item AS (
             INSERT INTO bench_floor.checklist_item (card_id, text, done, position)
             SELECT c.id, $2, false, 'z' || lpad(to_hex(c.checklist_total), 10, '0') FROM c RETURNING *),
           ${cardEvent('checklist.create')}
           SELECT row_to_json(answer)::text AS body
           FROM (SELECT id, card_id AS "cardId", text, done, position, version FROM item) AS answer`,
  },
  updateChecklistItem: {
    name: 'floor-update-checklist-item',
    text: `WITH ${lockedCard('checklist_done = card.checklist_done')},
           item AS (
             UPDATE bench_floor.checklist_item AS i SET text = $3, version = i.version + 1
             FROM c WHERE i.id = $2 AND i.card_id = c.id RETURNING i.*),
           ${cardEvent('checklist.update')}
           SELECT row_to_json(answer)::text AS body
           FROM (SELECT id, card_id AS "cardId", text, done, position, version FROM item) AS answer`,
  },
} as const;
