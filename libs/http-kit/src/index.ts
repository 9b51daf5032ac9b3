export {
  AccessGuard,
  ROUTE_VISIBILITY,
  BEARER_RESOLVER,
  type RouteVisibility,
  type BearerResolver,
} from './access.guard.js';
export { accessOf, accessRules, Allow, requireAccess, type Access } from './access.js';
export { networkOf } from '@kiban/app-config';
export { Describe } from './describe.js';
export type { RouteDescription } from './route-description.js';
export { bodyDeadlines } from './body-deadline.js';
export { callerOf, CurrentCaller, type AuthenticatedRequest } from './caller.js';
export { ErrorFilter, sendError } from './error.filter.js';
export { errorStatus } from './error-status.js';
export { HttpService, type HttpServiceOptions, type HttpServiceParts } from './http-service.js';
export { escapeHtml, Html, html } from './html.js';
export { IdPipe, PathId } from './id.pipe.js';
export { pageQueries } from './page-description.js';
export { readLimit } from './page-limit.js';
export { rejectionOf, type ErrorBody } from './error-body.js';
export { RouteTable } from './route-table.js';
export { createValidationPipe, validationError } from './validation.js';
export { cutPage, decodeCursor, encodeCursor, type CursorPart } from './cursor.js';
export { expectedVersions, IfMatch } from './expected-version.js';
export { IDEMPOTENCY_KEYS, IdempotencyKeys, ReplayedResponse, type ResponseSealer } from './idempotency.js';
export { IdempotencyOutcomes } from './idempotency-outcomes.js';
export { isKeyedRequest } from './keyed-request.js';
export { jsonFault } from './json-body.js';
export { jsonExcess } from './json-scan.js';
export { discardBody, isArriving } from './rejected-body.js';
export { CompressedCopies, type ContentCoding } from './compression.js';
export {
  ResponseAdapter,
  entityTag,
  guardedTag,
  JsonResponse,
  matchesAny,
  StreamedResponse,
} from './json-response.js';
export type { LargeBody } from './large-bodies.js';
export { sendingDeadlines, type SendingDeadlines } from './sending-deadline.js';
export { RATE_LIMITER, RateLimiter } from './rate-limiter.js';
export { LeaseRevocationResponder } from './lease-revocation.responder.js';
export { shareCounts } from './shared-counts.js';
export { sharedCountsConsumer } from './shared-counts.consumer.js';
export { originOf } from './request-origin.js';
