export { infrastructure } from './infrastructure.js';
export { serviceParts } from './service-parts.js';
export { ServiceResources } from './service-resources.js';
export { LOGGER, NATS } from './tokens.js';
