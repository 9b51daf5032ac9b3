export { LOGGER, NATS } from '@kiban/service-kit';

/** Injection token of this service’s configuration. */
export const NOTIFICATIONS_CONFIG = Symbol('notifications.config');

/** Schema of this service, the only one that its login can access. */
export const notificationsSchema = 'notifications';
