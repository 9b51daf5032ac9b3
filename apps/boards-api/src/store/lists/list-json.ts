import { isoUtc } from '../../sql/json-text.js';

/** Properties of a list in a response; `l` is boards.list. */
export const listMembers = `
  l.id, l.board_id AS "boardId", l.name,
  ROW(l.info_text, l.info_color, l.info_card_limit, l.info_attributes)::boards.list_info AS info,
  l.column_id AS "columnId", l.row_id AS "rowId", l.rank AS position, l.card_count AS "cardCount",
  ${isoUtc('l.archived_at')} AS "archivedAt", l.version`;
