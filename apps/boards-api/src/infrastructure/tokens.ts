/** Injection tokens of what has no class of its own. */
export const BOARDS_CONFIG = Symbol('boards.config');
export const LOGGER = Symbol('boards.logger');
export const NATS = Symbol('boards.nats');

/** Schema of this service; its login sees no other. */
export const boardsSchema = 'boards';
