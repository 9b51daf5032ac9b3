/** Injection tokens for values without a class of their own. */
export const DISPATCHER_CONFIG = Symbol('webhooks.config');
export const LOGGER = Symbol('webhooks.logger');
export const NATS = Symbol('webhooks.nats');
export const DATABASE_TIME = Symbol('webhooks.database-time');

/** Schema of this service, the only one that its login can access. */
export const webhooksSchema = 'webhooks';

/** PostgreSQL channel for the notification that a delivery became due. */
export const dueChannel = 'webhooks_due';
