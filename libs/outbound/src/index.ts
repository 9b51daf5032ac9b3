export { AddressGuard } from './address-guard.js';
export { AddressPolicy, BlockedAddressError, isAddressRange } from './address-policy.js';
export { isDeniedPort } from './denied-ports.js';
export { destinationOf, isLiteral } from './destination.js';
export { createGuardedAgent } from './guarded-agent.js';
export { ResolverLookup } from './name-lookup.js';
