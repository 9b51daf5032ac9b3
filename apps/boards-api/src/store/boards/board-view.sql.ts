import {
  isVisible,
  scopeColumns,
  scopeItem,
  scopeOfItem,
  unseenScope,
  type ScopeValues,
} from '../../access/board-scope.js';
import type { Statement } from '@kiban/persistence';
import { cardMembers, type Descriptions } from '../cards/card-json.js';
import { listMembers } from '../lists/list-json.js';
import { boardColumns } from './board-json.js';
import { cardsBytes } from './response-size.sql.js';

/**
 * Entity tag of a board with all its content. It needs no row that every writer would lock: a write to a card
 * increments its list's version, and adding, removing or moving a list increments its board's.
 * The last part names the properties: a text that a client keeps from a release without `defaultView` is outdated.
 */
const boardTag = `(SELECT '"' || b.version || '.' || coalesce(sum(l.version), 0) || '.' || count(*) || '.v"'
  FROM boards.list AS l WHERE l.board_id = b.id)`;

const cards = (descriptions: Descriptions, limit: string): string => `
  SELECT ${cardMembers('c', 'l.name', descriptions)} FROM boards.card AS c
  WHERE c.list_id = l.id AND c.archived_at IS NULL ORDER BY c.rank ${limit}`;

const view = (listTail: string): string => `
  SELECT ${boardColumns}, (
    SELECT coalesce(json_agg(list), '[]') FROM (
      SELECT ${listMembers}, ${listTail}
      FROM boards.list AS l WHERE l.board_id = b.id AND l.archived_at IS NULL ORDER BY l.rank) AS list) AS lists`;

const withAllCards = (descriptions: Descriptions): string =>
  `(SELECT coalesce(json_agg(card), '[]') FROM (${cards(descriptions, '')}) AS card) AS cards`;

const statement = (name: string, listTail: string, bytes: string): Statement => ({
  name,
  text: `
    SELECT tag.etag, b.version, size.bytes, CASE WHEN size.bytes > (SELECT $7::bigint) THEN NULL
      WHEN tag.etag = ANY ($6::text[]) THEN NULL
      ELSE (SELECT row_to_json(board)::text FROM (${view(listTail)}) AS board) END AS json
    FROM boards.board AS b CROSS JOIN LATERAL (SELECT ${boardTag} AS etag) AS tag
    CROSS JOIN LATERAL (
      SELECT CASE WHEN tag.etag = ANY ($6::text[]) OR (SELECT $7::bigint) IS NULL THEN 0 ELSE ${bytes} END AS bytes
      OFFSET 0) AS size
    WHERE b.id = (SELECT $5::bigint) AND ${isVisible('b', unseenScope)}`,
});

export interface BoardViewRow {
  etag: string;
  /** Null if the client already has this tag, or if the text would exceed the requested size. */
  json: string | null;
  /** Estimated size of the text, if it was computed. */
  bytes: number;
}

/** One item of a batch: a board and the tag of its cached text. */
export interface BoardViewItem {
  boardId: number;
  etag: string;
  scope: ScopeValues;
}

export function boardViewItems(all: readonly BoardViewItem[]): string {
  return JSON.stringify(
    all.map(({ boardId, etag, scope }, place) => ({
      place,
      board_id: boardId,
      etag,
      ...scopeItem(scope),
    })),
  );
}

/** The cursor of GET /lists/{id}/cards after a card of this rank. */
const cursorAfter = (rank: string): string =>
  `rtrim(translate(encode(convert_to('["' || ${rank} || '"]', 'UTF8'), 'base64'), '+/', '-_'), '=')`;

/** The statements that read boards with their lists and cards. */
export interface BoardViewStatements {
  /**
   * One board with all its cards. $1–$4 scope, $5 board, $6 cached tags, $7 size limit of a text in bytes, or null
   */
  one: Statement;
  /** The same for several boards. $1 from `boardViewItems`; one row for each board that its caller sees. */
  several: Statement;
  /** As `one`, with at most $8 cards in each list, the list's card count and the cursor of the next page. */
  cut: Statement;
}

const statementsFor = (descriptions: Descriptions, suffix: string): BoardViewStatements => ({
  one: statement(`board-view${suffix}`, withAllCards(descriptions), cardsBytes('', descriptions)),
  several: {
    name: `board-views${suffix}`,
    // No column here may share its name with a table inside, or PostgreSQL reads it as that table.
    text: `
    SELECT items.place, tag.etag, CASE WHEN tag.etag = items.etag THEN NULL ELSE (
      SELECT row_to_json(board)::text FROM (${view(withAllCards(descriptions))}) AS board) END AS json
    FROM json_to_recordset($1) AS items (
      place int, board_id bigint, etag text, ${scopeColumns})
    CROSS JOIN LATERAL (SELECT * FROM boards.board WHERE id = items.board_id OFFSET 0) AS b
    CROSS JOIN LATERAL (SELECT ${boardTag} AS etag OFFSET 0) AS tag
    WHERE ${isVisible('b', scopeOfItem)}`,
  },
  cut: statement(
    `board-view-cut${suffix}`,
    `(SELECT coalesce(json_agg(card), '[]') FROM (${cards(descriptions, 'LIMIT $8::int')}) AS card) AS cards,
   l.card_count AS "cardsTotal",
   CASE WHEN l.card_count > $8::int THEN (
     SELECT ${cursorAfter('c.rank')} FROM boards.card AS c WHERE c.list_id = l.id AND c.archived_at IS NULL
     ORDER BY c.rank OFFSET $8::int - 1 LIMIT 1) END AS "nextCursor"`,
    cardsBytes('ORDER BY c.rank LIMIT $8::int', descriptions),
  ),
});

export const boardViewStatements: Readonly<Record<Descriptions, BoardViewStatements>> = {
  included: statementsFor('included', ''),
  omitted: statementsFor('omitted', '-brief'),
};
