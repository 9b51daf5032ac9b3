import { isoUtc } from '../../sql/json-text.js';
import { boardAddress } from '../../sql/permanent-address.js';

/**
 * Properties of a board in a response; `b` is boards.board. Counts come from the lists, which keep their own card
 * counts.
 */
export const boardColumns = `
  b.id, ${boardAddress('b.id')} AS url, b.name, b.description, b.kind, b.visibility, b.is_template AS "isTemplate",
  b.default_view AS "defaultView", b.rank AS position,
  ${isoUtc('b.archived_at')} AS "archivedAt",
  (SELECT count(*) FROM boards.list AS l WHERE l.board_id = b.id AND l.archived_at IS NULL) AS "listCount",
  (SELECT coalesce(sum(l.card_count), 0) FROM boards.list AS l WHERE l.board_id = b.id AND l.archived_at IS NULL) AS "cardCount",
  ${isoUtc('b.created_at')} AS "createdAt", ${isoUtc('b.updated_at')} AS "updatedAt",
  ROW(b.created_by_id, b.created_by_name)::boards.member_reference AS "createdBy", b.version`;
