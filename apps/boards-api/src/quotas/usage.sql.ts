import { propertyBytes } from '../sql/card-columns.js';

/** The usage of a workspace, archived boards, lists and cards included. */
export interface Usage {
  boards: number;
  cards: number;
  textBytes: number;
}

/** Bytes of a text related to card `c`; the counter avoids look-ups of rows that do not exist. */
const bytesOf = (counter: string, table: string, text: string): string =>
  `CASE WHEN c.${counter} > 0
        THEN (SELECT coalesce(sum(octet_length(part.${text})), 0) FROM boards.${table} AS part WHERE part.card_id = c.id) ELSE 0 END`;

/**
 * $1 workspace. Unnamed, so each run gets a plan for its own workspace: a generic plan suits the average workspace and
 * would scan every workspace's cards.
 * octet_length reads the length of a long text without the text.
 */
export const usageOfWorkspace = `
  SELECT (SELECT count(*) FROM boards.board AS b WHERE b.workspace_id = $1) AS boards, own.cards,
    (own.bytes + infos.bytes)::bigint AS "textBytes"
  FROM (
    SELECT count(*) AS cards, coalesce(sum(${propertyBytes('c')}
      + ${bytesOf('comment_count', 'comment', 'text')}
      + ${bytesOf('checklist_total', 'checklist_item', 'text')}
      + ${bytesOf('value_count', 'field_value', 'text_value')}), 0) AS bytes
    FROM boards.card AS c WHERE c.workspace_id = $1
  ) AS own CROSS JOIN (
    SELECT coalesce(sum(coalesce(octet_length(l.info_text), 0)
      + CASE l.info_attributes::text WHEN '{}' THEN 0 ELSE octet_length(l.info_attributes::text) END), 0) AS bytes
    FROM boards.board AS b JOIN boards.list AS l ON l.board_id = b.id WHERE b.workspace_id = $1
  ) AS infos`;
