export { LOGGER, NATS } from '@kiban/service-kit';

/** Injection tokens of this service’s own values. */
export const AUTH_CONFIG = Symbol('auth.config');

/** Schema of this service, the only one that its login can access. */
export const authSchema = 'auth';
