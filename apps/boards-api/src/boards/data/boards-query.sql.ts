import { isVisible, unseenScope } from '../../access/board-scope.js';
import { asArray } from '../../sql/json-text.js';
import { boardColumns } from './board-json.js';

/** $1–$3 scope, $4 whether boards that are not archived are wanted, $5 whether archived ones are. */
export const boardsQuery = {
  name: 'board-list',
  text: asArray(
    `
    SELECT ${boardColumns} FROM boards.board AS b
    WHERE ${isVisible('b', unseenScope)} AND CASE WHEN b.archived_at IS NULL THEN (SELECT $4::boolean) ELSE (SELECT $5::boolean) END
    ORDER BY b.rank`,
    '(SELECT w.version FROM boards.workspace AS w WHERE w.id = (SELECT $1::bigint))',
  ),
};
