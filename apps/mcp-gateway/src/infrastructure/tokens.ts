/** Injection tokens for values without a class. */
export const GATEWAY_CONFIG = Symbol('gateway.config');
export const LOGGER = Symbol('gateway.logger');
export const NATS = Symbol('gateway.nats');
