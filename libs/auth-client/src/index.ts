export { allowsAddress, isAddressRange, plainAddress } from './address-ranges.js';
export { bearerOf, isSentByClient, resolveBearer } from './authorization.js';
export { AddressSample } from './address-sample.js';
export { AuthClient, type AuthClientOptions } from './auth-client.js';
export { BearerWatch } from './bearer-watch.js';
export { bearerDigest, createApiToken } from './bearer.js';
export { AuthUnavailableError, UnauthenticatedError } from './errors.js';
export { InternalCredentialSigner, InternalCredentialVerifier } from './internal-credential.js';
export { MemberRoles } from './member-roles.js';
export {
  authQueue,
  leaseRevocationSubject,
  leaseMaxMs,
  membersSubject,
  releaseSubject,
  resolvePath,
  resolveSubject,
  usedAddressesMax,
  usesSubject,
  type LeaseRevocationConfirmation,
  type LeaseRevocationMessage,
  type MembersResponse,
  type MembersRequest,
  type RejectionReason,
  type ReleaseMessage,
  type ResolveResponse,
  type ResolveRequest,
  type UsedAddress,
  type UsesResponse,
} from './protocol.js';
