export {
  AccessGuard,
  ROUTE_VISIBILITY,
  BEARER_RESOLVER,
  type RouteVisibility,
  type BearerResolver,
} from './access/access.guard.js';
export { Allow, describeAccess, isAllowed, requireAccess, type Access } from './access/access.js';
export { requireFreshProof } from './access/fresh-proof.js';
export { networkOf } from '@kiban/app-config';
export { Describe } from './routes/describe.js';
export { bodyDeadlines } from './bodies/body-deadline.js';
export { CurrentCaller } from './request/caller.js';
export { errorStatus } from './responses/error-status.js';
export { HttpService, type HttpServiceParts } from './http-service.js';
export { Html, html } from './responses/html.js';
export { PathId } from './parameters/id.pipe.js';
export { IgnoresUnknownQuery } from './parameters/unknown-query.js';
export { pageQueries } from './parameters/page-description.js';
export { readLimit } from './parameters/page-limit.js';
export { rejectionOf } from './responses/error-body.js';
export { cutPage, decodeCursor, encodeCursor } from './parameters/cursor.js';
export { IfMatch } from './parameters/expected-version.js';
export { IDEMPOTENCY_KEYS, IdempotencyKeys, type ResponseSealer } from './idempotency/idempotency.js';
export { IdempotencyOutcomes } from './idempotency/idempotency-outcomes.js';
export { isKeyedRequest } from './idempotency/keyed-request.js';
export { jsonFault } from './bodies/json-body.js';
export { jsonExcess } from './bodies/json-scan.js';
export { discardBody, isArriving } from './bodies/rejected-body.js';
export { CompressedCopies } from './responses/compression.js';
export {
  entityTag,
  guardedTag,
  JsonResponse,
  matchesAny,
  StreamedResponse,
} from './responses/json-response.js';
export type { LargeBody } from './bodies/large-bodies.js';
export { type SendingDeadlines } from './responses/sending-deadline.js';
export { RATE_LIMITER, RateLimiter } from './limits/rate-limiter.js';
export { Shares, type Release } from './limits/shares.js';
export { writeAll } from './responses/write-all.js';
export { noteWait } from './limits/intended-waits.js';
export { LeaseRevocationResponder } from './access/lease-revocation.responder.js';
export { shareCounts } from './limits/shared-counts.js';
export { sharedCountsConsumer } from './limits/shared-counts.consumer.js';
export { ownerOf } from './access/request-owner.js';
export { originOf } from './request/request-origin.js';
