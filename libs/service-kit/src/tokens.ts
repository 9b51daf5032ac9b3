/** Injection tokens of what every service has and no class names. */
export const LOGGER = Symbol('service.logger');
export const NATS = Symbol('service.nats');
/** The settings that every service has, of the service's own configuration. */
export const SERVICE_CONFIG = Symbol('service.config');
