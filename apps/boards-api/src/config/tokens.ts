export { LOGGER, NATS } from '@kiban/service-kit';

/** Injection tokens of this service’s own values. */
export const BOARDS_CONFIG = Symbol('boards.config');

/** Schema of this service; its login has access to no other. */
export const boardsSchema = 'boards';
