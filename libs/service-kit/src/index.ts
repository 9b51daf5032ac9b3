export { infrastructure, type PlainServiceOptions, type TablesServiceOptions } from './infrastructure.js';
export { serviceParts, type OwnParts } from './service-parts.js';
export { ServiceResources } from './service-resources.js';
export type { ServiceTables } from './table-providers.js';
export { LOGGER, NATS } from './tokens.js';
