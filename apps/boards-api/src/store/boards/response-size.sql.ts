import type { Descriptions } from '../cards/card-json.js';

/**
 * Estimated bytes of responses about a board, for the bounds on large responses. They read rows but no long text:
 * PostgreSQL keeps the length of such a text in the row.
 */

const cardBytes = (descriptions: Descriptions): string => `550 + octet_length(c.title)
  + ${descriptions === 'included' ? 'coalesce(octet_length(c.description), 0)' : '0'}
  + 70 * c.label_count + 60 * c.assignee_count + CASE WHEN c.value_count = 0 THEN 0 ELSE (
    SELECT coalesce(sum(40 + coalesce(octet_length(value.text_value), 20)), 0)
    FROM boards.field_value AS value WHERE value.card_id = c.id) END`;

const ofLists = (perList: string): string => `(
  SELECT coalesce(sum(350 + coalesce(octet_length(l.info_text), 0) + pg_column_size(l.info_attributes) + ${perList}), 0)::bigint
  FROM boards.list AS l WHERE l.board_id = b.id AND l.archived_at IS NULL)`;

/** For the lists of the board `b`, without cards. */
export const listsBytes = ofLists('0');

/** For the lists with their cards. @param tail ORDER BY and LIMIT if the response has only some of the cards */
export const cardsBytes = (tail = '', descriptions: Descriptions = 'included'): string =>
  ofLists(`(SELECT coalesce(sum(card.bytes), 0) FROM (
    SELECT ${cardBytes(descriptions)} AS bytes FROM boards.card AS c WHERE c.list_id = l.id AND c.archived_at IS NULL ${tail}) AS card)`);

/** For the Gantt chart of the board `b`. */
export const chartBytes = `(
  SELECT coalesce(sum(450 + octet_length(c.title)), 0)::bigint FROM boards.card AS c WHERE c.board_id = b.id AND c.archived_at IS NULL)
  + 90 * (SELECT count(*) FROM boards.gantt_dependency AS d WHERE d.board_id = b.id)`;

/** For the custom field values of the board `b`. */
export const valuesBytes = `(
  SELECT coalesce(sum(60 + coalesce(octet_length(value.text_value), 20)), 0)::bigint
  FROM boards.field_value AS value WHERE value.board_id = b.id)`;
