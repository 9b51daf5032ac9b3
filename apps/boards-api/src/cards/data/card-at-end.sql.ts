import { limits } from '@kiban/contracts';
import { isVisible } from '../../access/board-scope.js';
import { recordEventCall } from '../../events/record-event.js';
import { asResource } from '../../sql/json-text.js';
import { cardEventData, oneCardMembers } from './card-json.js';

/**
 * The writes that are asked most: a card goes to the end of a list. Both answer no row where anything stands in their
 * way, and have then changed nothing; what stands in the way is for the longer path to find and say.
 */

const changeOf = (from: string, to: string): string => `json_build_object('from', ${from}, 'to', ${to})`;

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
      changes: `json_build_object('listId', ${changeOf('NULL::bigint', 'c.list_id')},
        'position', ${changeOf('NULL::text', 'c.rank')},
        'listVersions', ${changeOf('json_build_object(c.list_id, c.list_version - 1)', 'json_build_object(c.list_id, c.list_version)')})`,
      listIds: 'ARRAY[c.list_id]',
    })} AS event_id FROM c) AS recorded`,
};

/** Locks what the next statement moves. $1 card, $2 the list that it goes to. */
export const takeForMove = { name: 'card-take-for-move', text: 'SELECT boards.take_card($1, $2)' };

/**
 * Under the locks of `takeForMove`, for a card that changes its list but not its board.
 * $1–$3 scope, $4 card, $5 list, $6 the versions that If-Match names or null, then the caller of the event from $7.
 */
export const moveCardToEnd = {
  name: 'card-move-to-end',
  text: `
    WITH asked AS MATERIALIZED (
      SELECT c.id, c.rank, source.id AS source_id, source.name AS source_name, source.version AS source_version,
        target.id AS target_id, target.name AS target_name, target.version AS target_version
      FROM boards.card AS c JOIN boards.list AS source ON source.id = c.list_id
      JOIN boards.board AS b ON b.id = c.board_id
      JOIN boards.list AS target ON target.board_id = c.board_id AND target.id <> c.list_id
      WHERE c.id = $4 AND target.id = $5 AND ${isVisible('b')} AND ($6::bigint[] IS NULL OR c.version = ANY ($6::bigint[]))
        AND c.archived_at IS NULL AND source.archived_at IS NULL AND b.archived_at IS NULL
        AND target.archived_at IS NULL AND target.card_count < ${limits.cardsPerListMax}
    ), lists AS (
      UPDATE boards.list AS l SET version = l.version + 1, updated_at = clock_timestamp(),
        card_count = l.card_count + CASE WHEN l.id = asked.target_id THEN 1 ELSE -1 END
      FROM asked WHERE l.id IN (asked.source_id, asked.target_id)
    ), c AS (
      UPDATE boards.card AS moved SET list_id = asked.target_id, updated_at = clock_timestamp(), version = moved.version + 1,
        rank = boards.rank_after((
          SELECT last.rank FROM boards.card AS last WHERE last.list_id = asked.target_id ORDER BY last.rank DESC LIMIT 1))
      FROM asked WHERE moved.id = asked.id RETURNING moved.*
    )
    ${asResource(`SELECT ${oneCardMembers('c', 'asked.target_name')} FROM c CROSS JOIN asked`, '(SELECT asked.target_version + 1 FROM asked)')}
    CROSS JOIN (SELECT ${recordEventCall(7, {
      kind: `'card.move'`,
      boardId: 'c.board_id',
      cardId: 'c.id',
      data: cardEventData('c', 'asked.target_name'),
      changes: `json_build_object('position', ${changeOf('asked.rank', 'c.rank')},
        'listId', ${changeOf('asked.source_id', 'asked.target_id')},
        'listName', ${changeOf('asked.source_name', 'asked.target_name')},
        'listVersions', ${changeOf(
          'json_build_object(asked.source_id, asked.source_version, asked.target_id, asked.target_version)',
          'json_build_object(asked.source_id, asked.source_version + 1, asked.target_id, asked.target_version + 1)',
        )})`,
      listIds: 'ARRAY[asked.source_id, asked.target_id]',
    })} AS event_id FROM c CROSS JOIN asked) AS recorded`,
};
