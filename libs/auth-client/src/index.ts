export { bearerOf, resolveBearer, type BearerRules } from './authorization.js';
export { AuthClient, type AuthClientOptions } from './auth-client.js';
export { BearerWatch, type WatchedBearer } from './bearer-watch.js';
export { apiTokenChecksum, bearerDigest, createApiToken, isApiToken } from './bearer.js';
export { AuthUnavailableError, UnauthenticatedError } from './errors.js';
export { InternalCredentialSigner, InternalCredentialVerifier } from './internal-credential.js';
export { MemberRoles } from './member-roles.js';
export {
  authQueue,
  dropSubject,
  leaseMaxMs,
  membersSubject,
  releaseSubject,
  resolvePath,
  resolveSubject,
  type DropConfirmation,
  type DropMessage,
  type MembersResponse,
  type MembersQuestion,
  type RejectionReason,
  type ReleaseMessage,
  type ResolveResponse,
  type ResolveQuestion,
} from './protocol.js';
