import { isVisible, unseenScope } from '../access/board-scope.js';

/**
 * Whether the board of a card is visible and not archived. Looked up by its id for each card: joined, it would have a condition on
 * the workspace, by which a plan that is kept reads all boards of the workspace, and all of their cards.
 * @param card alias of boards.card in a statement whose first four values are `scopeOf(caller)`
 */
export const isOnOpenBoard = (card: string): string =>
  `(SELECT ${isVisible('b', unseenScope)} AND b.archived_at IS NULL FROM boards.board AS b WHERE b.id = ${card}.board_id)`;
