/** Injection tokens of values that have no class of their own. */
export const BOARDS_CONFIG = Symbol('boards.config');
export const LOGGER = Symbol('boards.logger');
export const NATS = Symbol('boards.nats');

/** Schema of this service; its login has access to no other. */
export const boardsSchema = 'boards';
