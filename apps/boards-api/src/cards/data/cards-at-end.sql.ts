import { limits } from '@kiban/contracts';
import { isVisible } from '../../access/board-scope.js';
import { batchedItems, insertEventsCte, seesBoardOf } from '../../events/batched-items.js';
import { recordEventCall } from '../../events/record-event.js';
import { asResource } from '../../sql/json-text.js';
import { cardEventData, oneCardMembers } from './card-json.js';

/**
 * The writes that are asked most: a card goes to the end of a list. None of them waits for a lock. They answer no row where
 * anything stands in the way of a card, and have then not touched it; what it is is for the longer path to find and say.
 */

const changeOf = (from: string, to: string): string => `json_build_object('from', ${from}, 'to', ${to})`;

/** Of a new card `c`. */
const changesOfNew = `json_build_object('listId', ${changeOf('NULL::bigint', 'c.list_id')},
        'position', ${changeOf('NULL::text', 'c.rank')},
        'listVersions', ${changeOf('json_build_object(c.list_id, c.list_version - 1)', 'json_build_object(c.list_id, c.list_version)')})`;

/** $1–$3 scope, $4 list, $5 title, $6 description, $7 start, $8 due, then the caller of the event from $9. */
export const appendCard = {
  name: 'card-append',
  text: `
    WITH allowed AS MATERIALIZED (
      SELECT l.id FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id WHERE l.id = $4 AND ${isVisible('b')}
    ), c AS MATERIALIZED (
      SELECT (made.card).*, made.list_name, made.list_version FROM allowed
      CROSS JOIN LATERAL boards.append_card(allowed.id, ${limits.cardsPerListMax}, $5, $6, $7, $8, $12, $13) AS made
    )
    ${asResource(`SELECT ${oneCardMembers('c', 'c.list_name')} FROM c`, '(SELECT c.list_version FROM c)')}
    CROSS JOIN (SELECT ${recordEventCall(9, {
      kind: `'card.create'`,
      boardId: 'c.board_id',
      cardId: 'c.id',
      data: cardEventData('c', 'c.list_name'),
      changes: changesOfNew,
      listIds: 'ARRAY[c.list_id]',
    })} AS event_id FROM c) AS recorded`,
};

/** New cards of several callers: $1 the items, as `itemsOf` makes them. A row for each that was made. */
export const appendCards = {
  name: 'cards-append',
  text: `
    WITH ${batchedItems('list_id bigint, title text, description text, start_date text, due_date text')}, c AS MATERIALIZED (
      SELECT made.item, (made.card).*, made.list_name, made.list_version
      FROM boards.append_cards(ARRAY(
        SELECT ROW(item, list_id, title, description, start_date, due_date, member_id, member_name)::boards.new_card
        FROM asked WHERE ${seesBoardOf('asked.list_id')}), ${limits.cardsPerListMax}) AS made
    ), ${insertEventsCte('c', {
      kind: `'card.create'`,
      data: cardEventData('c', 'c.list_name'),
      changes: changesOfNew,
      listIds: 'ARRAY[c.list_id]',
    })}
    SELECT c.item, c.version, c.list_version AS "orderVersion", (
      SELECT row_to_json(resource)::text FROM (SELECT ${oneCardMembers('c', 'c.list_name')}) AS resource) AS json
    FROM c`,
};

/** Whether the moved card `c` has changed its list. */
const leaves = 'c.source_id <> c.target_id';
const listVersionsOfMove = (moved: '' | ' + 1'): string => `CASE WHEN ${leaves}
        THEN json_build_object(c.source_id, c.source_version${moved}, c.target_id, c.target_version${moved})
        ELSE json_build_object(c.source_id, c.source_version${moved}) END`;
const positionOfMove = `'position', ${changeOf('c.rank_before', 'c.rank')}`;
const versionsOfMove = `'listVersions', ${changeOf(listVersionsOfMove(''), listVersionsOfMove(' + 1'))}`;

/** The event of a moved card `c`, which stays on its board. */
const eventOfMove = {
  kind: `CASE WHEN ${leaves} THEN 'card.move' ELSE 'card.reorder' END`,
  data: cardEventData('c', 'c.target_name'),
  changes: `CASE WHEN ${leaves} THEN json_build_object(${positionOfMove}, ${versionsOfMove},
          'listId', ${changeOf('c.source_id', 'c.target_id')}, 'listName', ${changeOf('c.source_name', 'c.target_name')})
        ELSE json_build_object(${positionOfMove}, ${versionsOfMove}) END`,
  listIds: `CASE WHEN ${leaves} THEN ARRAY[c.source_id, c.target_id] ELSE ARRAY[c.target_id] END`,
};
const moveColumns = `made.rank_before, made.source_id, made.source_name, made.source_version,
        made.target_id, made.target_name, made.target_version`;

/** $1–$3 scope, $4 card, $5 list, $6 the versions that If-Match names or null, then the caller of the event from $7. */
export const moveCardToEnd = {
  name: 'card-move-to-end',
  text: `
    WITH allowed AS MATERIALIZED (
      SELECT l.id FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id WHERE l.id = $5 AND ${isVisible('b')}
    ), c AS MATERIALIZED (
      SELECT (made.card).*, ${moveColumns} FROM allowed
      CROSS JOIN LATERAL boards.move_card_to_end($4, allowed.id, ${limits.cardsPerListMax}, $6::bigint[]) AS made
    )
    ${asResource(`SELECT ${oneCardMembers('c', 'c.target_name')} FROM c`, '(SELECT c.target_version + 1 FROM c)')}
    CROSS JOIN (SELECT ${recordEventCall(7, {
      ...eventOfMove,
      boardId: 'c.board_id',
      cardId: 'c.id',
    })} AS event_id FROM c) AS recorded`,
};

/** The same for several callers: $1 the items. A row for each that was moved. */
export const moveCardsToEnd = {
  name: 'cards-move-to-end',
  text: `
    WITH ${batchedItems('card_id bigint, list_id bigint, expected bigint[]')}, c AS MATERIALIZED (
      SELECT made.item, (made.card).*, ${moveColumns}
      FROM boards.move_cards_to_end(ARRAY(
        SELECT ROW(item, card_id, list_id, expected)::boards.card_move
        FROM asked WHERE ${seesBoardOf('asked.list_id')}), ${limits.cardsPerListMax}) AS made
    ), ${insertEventsCte('c', eventOfMove)}
    SELECT c.item, c.version, c.target_version + 1 AS "orderVersion", (
      SELECT row_to_json(resource)::text FROM (SELECT ${oneCardMembers('c', 'c.target_name')}) AS resource) AS json
    FROM c`,
};
