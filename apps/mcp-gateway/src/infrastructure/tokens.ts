export { NATS } from '@kiban/service-kit';

export const GATEWAY_CONFIG = Symbol('gateway.config');
