/** Injection tokens of what has no class of its own. */
export const DISPATCHER_CONFIG = Symbol('webhooks.config');
export const LOGGER = Symbol('webhooks.logger');
export const NATS = Symbol('webhooks.nats');
export const DATABASE_TIME = Symbol('webhooks.database-time');

/** Schema of this service; its login sees no other. */
export const webhooksSchema = 'webhooks';

/** PostgreSQL channel that says: a delivery became due. */
export const dueChannel = 'webhooks_due';
