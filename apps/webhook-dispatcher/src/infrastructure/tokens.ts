export { LOGGER, NATS } from '@kiban/service-kit';

/** Injection tokens of this service’s own values. */
export const DISPATCHER_CONFIG = Symbol('webhooks.config');
export const DATABASE_TIME = Symbol('webhooks.database-time');

/** Schema of this service, the only one that its login can access. */
export const webhooksSchema = 'webhooks';

/** PostgreSQL channel for the notification that a delivery became due. */
export const dueChannel = 'webhooks_due';
