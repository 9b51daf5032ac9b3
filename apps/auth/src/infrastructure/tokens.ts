/** Injection tokens for values without a class of their own. */
export const AUTH_CONFIG = Symbol('auth.config');
export const LOGGER = Symbol('auth.logger');
export const NATS = Symbol('auth.nats');
