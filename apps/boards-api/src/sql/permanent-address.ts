/**
 * Expressions for the permanent addresses of resources on the screen. Each connection of the service has its public origin
 * as a setting, so no statement needs it as a value.
 */

const origin = `current_setting('kiban.public_origin', true)`;

/** @param id expression */
export const boardAddress = (id: string): string => `${origin} || '/boards/' || ${id}`;

/** Shows the view of a board that was saved. @param boardId expression @param id expression */
export const viewAddress = (boardId: string, id: string): string =>
  `${boardAddress(boardId)} || '?saved=' || ${id}`;

/** The card keeps it when it moves to another board. @param id expression */
export const cardAddress = (id: string): string => `${origin} || '/cards/' || ${id}`;

/** @param cardId expression @param id expression */
export const commentAddress = (cardId: string, id: string): string =>
  `${cardAddress(cardId)} || '#comment-' || ${id}`;
