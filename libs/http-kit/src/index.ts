export {
  AccessGuard,
  ROUTE_VISIBILITY,
  BEARER_RESOLVER,
  type RouteVisibility,
  type BearerResolver,
} from './access.guard.js';
export { Allow, isAllowed, requireAccess } from './access.js';
export { networkOf } from '@kiban/app-config';
export { Describe } from './describe.js';
export { bodyDeadlines } from './body-deadline.js';
export { CurrentCaller } from './caller.js';
export { errorStatus } from './error-status.js';
export { HttpService, type HttpServiceParts } from './http-service.js';
export { Html, html } from './html.js';
export { PathId } from './id.pipe.js';
export { pageQueries } from './page-description.js';
export { readLimit } from './page-limit.js';
export { rejectionOf } from './error-body.js';
export { cutPage, decodeCursor, encodeCursor } from './cursor.js';
export { IfMatch } from './expected-version.js';
export { IDEMPOTENCY_KEYS, IdempotencyKeys, type ResponseSealer } from './idempotency.js';
export { IdempotencyOutcomes } from './idempotency-outcomes.js';
export { isKeyedRequest } from './keyed-request.js';
export { jsonFault } from './json-body.js';
export { jsonExcess } from './json-scan.js';
export { discardBody, isArriving } from './rejected-body.js';
export { CompressedCopies } from './compression.js';
export { entityTag, guardedTag, JsonResponse, matchesAny, StreamedResponse } from './json-response.js';
export type { LargeBody } from './large-bodies.js';
export { type SendingDeadlines } from './sending-deadline.js';
export { RATE_LIMITER, RateLimiter } from './rate-limiter.js';
export { Shares, type Release } from './shares.js';
export { writeAll } from './write-all.js';
export { noteWait } from './intended-waits.js';
export { LeaseRevocationResponder } from './lease-revocation.responder.js';
export { shareCounts } from './shared-counts.js';
export { sharedCountsConsumer } from './shared-counts.consumer.js';
export { ownerOf } from './request-owner.js';
export { originOf } from './request-origin.js';
