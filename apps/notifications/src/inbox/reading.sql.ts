import { limits } from '@kiban/contracts';

/** The entries of a member in some states, by their place. Each state is a part of the index, so that a page reads no more than that. */
export const page = {
  name: 'notifications-page',
  text: `SELECT e.* FROM unnest($3::text[]) AS wanted (state), LATERAL (
           SELECT * FROM notifications.entry AS one
           WHERE workspace_id = $1 AND member_id = $2 AND one.state = wanted.state
             AND ($4::text[] IS NULL OR reason = ANY ($4))
             AND ($5::bigint IS NULL OR board_id = $5) AND ($6::bigint[] IS NULL OR board_id = ANY ($6))
             AND (rank, id) < ($7::bigint, $8::bigint)
           ORDER BY rank DESC, id DESC LIMIT $9) AS e
         ORDER BY e.rank DESC, e.id DESC LIMIT $9`,
};

/** The newest unread entries of a member, counted by board. */
export const unreadByBoard = {
  name: 'notifications-unread-by-board',
  text: `SELECT board_id AS "boardId", count(*) AS unread FROM (
           SELECT board_id FROM notifications.entry
           WHERE workspace_id = $1 AND member_id = $2 AND state = 'unread' AND ($3::bigint[] IS NULL OR board_id = ANY ($3))
           ORDER BY rank DESC, id DESC LIMIT ${limits.inboxCountMax}) AS newest
         GROUP BY board_id`,
};
