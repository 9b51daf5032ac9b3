import { isVisible, scopeOfAsked, unseenScope, type ScopeValues } from '../../access/board-scope.js';
import { cardMembers } from '../../cards/data/card-json.js';
import { listMembers } from '../../lists/data/list-json.js';
import { boardColumns } from './board-json.js';
import { cardsBytes } from './response-size.sql.js';

/**
 * Entity tag of a board with all that is on it. It needs no row that every writer would queue for: a
 * write to a card bumps its list, and a list that comes, goes or moves bumps its board.
 */
const boardTag = `(SELECT '"' || b.version || '.' || coalesce(sum(l.version), 0) || '.' || count(*) || '"'
  FROM boards.list AS l WHERE l.board_id = b.id)`;

const cards = (limit: string): string => `
  SELECT ${cardMembers('c', 'l.name')} FROM boards.card AS c
  WHERE c.list_id = l.id AND c.archived_at IS NULL ORDER BY c.rank ${limit}`;

const view = (listTail: string): string => `
  SELECT ${boardColumns}, (
    SELECT coalesce(json_agg(list), '[]') FROM (
      SELECT ${listMembers}, ${listTail}
      FROM boards.list AS l WHERE l.board_id = b.id AND l.archived_at IS NULL ORDER BY l.rank) AS list) AS lists`;

const withAllCards = `(SELECT coalesce(json_agg(card), '[]') FROM (${cards('')}) AS card) AS cards`;

const statement = (name: string, listTail: string, bytes: string): { name: string; text: string } => ({
  name,
  text: `
    SELECT tag.etag, b.version, size.bytes, CASE WHEN size.bytes > (SELECT $6::bigint) THEN NULL
      WHEN tag.etag = ANY ($5::text[]) THEN NULL
      ELSE (SELECT row_to_json(board)::text FROM (${view(listTail)}) AS board) END AS json
    FROM boards.board AS b CROSS JOIN LATERAL (SELECT ${boardTag} AS etag) AS tag
    CROSS JOIN LATERAL (
      SELECT CASE WHEN tag.etag = ANY ($5::text[]) OR (SELECT $6::bigint) IS NULL THEN 0 ELSE ${bytes} END AS bytes
      OFFSET 0) AS size
    WHERE b.id = (SELECT $4::bigint) AND ${isVisible('b', unseenScope)}`,
});

export interface BoardViewRow {
  etag: string;
  /** Null when the tag is one of those that were sent along, or the text would be longer than asked for. */
  json: string | null;
  /** Estimated size of the text, where it was looked at. */
  bytes: number;
}

/**
 * A board with its lists and all their cards, in one statement. $1–$3 scope, $4 board, $5 tags whose text is known, $6 most
 * bytes of a text, or null
 */
export const boardView = statement('board-view', withAllCards, cardsBytes());

/** What several ask at once: a board each, with the tag whose text is known. */
export interface BoardViewAsked {
  boardId: number;
  etag: string;
  scope: ScopeValues;
}

/**
 * The same for several boards. $1 as `boardViewItems` makes it; a row for each that its caller sees. No column here may have
 * the name of a table inside, or it is taken for that.
 */
export const boardViews = {
  name: 'board-views',
  text: `
    SELECT asked.place, tag.etag, CASE WHEN tag.etag = asked.etag THEN NULL ELSE (
      SELECT row_to_json(board)::text FROM (${view(withAllCards)}) AS board) END AS json
    FROM json_to_recordset($1) AS asked (
      place int, board_id bigint, etag text, workspace_id bigint, sees_all boolean, member_id bigint)
    CROSS JOIN LATERAL (SELECT * FROM boards.board WHERE id = asked.board_id OFFSET 0) AS b
    CROSS JOIN LATERAL (SELECT ${boardTag} AS etag OFFSET 0) AS tag
    WHERE ${isVisible('b', scopeOfAsked)}`,
};

export function boardViewItems(all: readonly BoardViewAsked[]): string {
  return JSON.stringify(
    all.map(({ boardId, etag, scope: [workspaceId, seesAll, memberId] }, place) => ({
      place,
      board_id: boardId,
      etag,
      workspace_id: workspaceId,
      sees_all: seesAll,
      member_id: memberId,
    })),
  );
}

/** The cursor of GET /lists/{id}/cards after a card of this rank. */
const cursorAfter = (rank: string): string =>
  `rtrim(translate(encode(convert_to('["' || ${rank} || '"]', 'UTF8'), 'base64'), '+/', '-_'), '=')`;

/** The same with at most $7 cards of each list, how many it has, and the cursor that goes on. */
export const boardViewCut = statement(
  'board-view-cut',
  `(SELECT coalesce(json_agg(card), '[]') FROM (${cards('LIMIT $7::int')}) AS card) AS cards,
   l.card_count AS "cardsTotal",
   CASE WHEN l.card_count > $7::int THEN (
     SELECT ${cursorAfter('c.rank')} FROM boards.card AS c WHERE c.list_id = l.id AND c.archived_at IS NULL
     ORDER BY c.rank OFFSET $7::int - 1 LIMIT 1) END AS "nextCursor"`,
  cardsBytes('ORDER BY c.rank LIMIT $7::int'),
);
