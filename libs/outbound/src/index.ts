export { AddressGuard } from './address-guard.js';
export { AddressPolicy, BlockedAddressError, type AddressPolicyOptions } from './address-policy.js';
export { isDeniedPort } from './denied-ports.js';
export { destinationOf, isLiteral, type Destination } from './destination.js';
export { createGuardedAgent, type GuardedAgentOptions } from './guarded-agent.js';
export {
  NameNotResolvedError,
  ResolverLookup,
  type NameLookup,
  type ResolvedAddress,
} from './name-lookup.js';
