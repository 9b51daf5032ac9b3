/** Injection tokens of what has no class of its own. */
export const GATEWAY_CONFIG = Symbol('gateway.config');
export const LOGGER = Symbol('gateway.logger');
export const NATS = Symbol('gateway.nats');
