/** Injection tokens of what has no class of its own. */
export const AUTH_CONFIG = Symbol('auth.config');
export const LOGGER = Symbol('auth.logger');
export const NATS = Symbol('auth.nats');
