/** Entries that one statement changes: its row locks last for milliseconds. */
const ROWS_MAX = 5_000;

/** The entries of a member, of those boards that a restricted token may see. */
const OWN = `workspace_id = $1 AND member_id = $2 AND ($3::bigint[] IS NULL OR board_id = ANY ($3))`;
/** Repeating a request changes nothing. */
const DIFFERS = `(state, snoozed_until) IS DISTINCT FROM ($4::text, $5::timestamptz)`;

const marking = (name: string, chosen: string): { name: string; text: string } => ({
  name: `notifications-mark-${name}`,
  text: `UPDATE notifications.entry SET state = $4::text, snoozed_until = $5::timestamptz WHERE id IN (
           SELECT id FROM notifications.entry WHERE ${OWN} AND ${DIFFERS} AND ${chosen} LIMIT ${ROWS_MAX}) RETURNING 1`,
});

export const markIds = marking('ids', 'id = ANY ($6::bigint[])');
export const markCard = marking('card', 'card_id = $6::bigint');
/** Snoozed entries come back later: they are left out. An archived one never becomes read. */
export const markUpTo = marking(
  'up-to',
  `state IN ('unread', CASE WHEN $4::text = 'archived' THEN 'read' END) AND event_id <= $6::bigint`,
);
