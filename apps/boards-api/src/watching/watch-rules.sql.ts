/** Expressions for what a member chose for a board, a list and a card: a level, NULL without a choice. */
interface Levels {
  board: string;
  list: string;
  card: string;
}

const isMuted = ({ board, list, card }: Levels): string =>
  `('none' IN (coalesce(${board}, ''), coalesce(${list}, ''), coalesce(${card}, '')))`;

/** Whether a member is notified of what concerns them directly. */
export const hearsDirectly = (levels: Levels): string => `NOT ${isMuted(levels)}`;

/**
 * Whether a member is notified of every change. The nearest choice decides; without one, what they did with the card does. `none`
 * mutes what is inside.
 * @param isInvolved expression: made the card, is assigned, commented or was mentioned
 */
export const watches = (levels: Levels, isInvolved: string): string =>
  `(NOT ${isMuted(levels)}
    AND coalesce(${levels.card}, ${levels.list}, ${levels.board}, CASE WHEN ${isInvolved} THEN 'all' END, '') = 'all')`;

/** SELECTs of `(member_id, reason)`: who is involved with the card `card` (an expression for its id), and by what. */
export const involvedWith = (card: string): readonly string[] => [
  `SELECT created_by_id AS member_id, 'created' AS reason FROM boards.card WHERE id = ${card}`,
  `SELECT member_id, 'assigned' FROM boards.card_assignee WHERE card_id = ${card}`,
  `SELECT author_id, 'commented' FROM boards.comment WHERE card_id = ${card}`,
  `SELECT member_id, 'mentioned' FROM boards.mention WHERE card_id = ${card}`,
];
