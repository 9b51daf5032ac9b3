import {
  DomainError,
  limits,
  ServiceBusyError,
  TooManyRequestsError,
  type ErrorCode,
  type ErrorDetail,
} from '@kiban/contracts';
import { AuthUnavailableError, UnauthenticatedError } from '@kiban/auth-client';
import { TemporaryDatabaseError } from '@kiban/persistence';
import { errorStatus } from './error-status.js';

/** The response of a failed request; a 5xx carries no cause. */
export interface ErrorBody {
  status: number;
  code: ErrorCode;
  message: string;
  details?: readonly ErrorDetail[];
  /** Whole seconds, for the header of a 429 or 503. */
  retryAfterS?: number;
  /** For the log only. */
  cause?: unknown;
}

const RETRY_AFTER_S = 2;

const rejection = (code: ErrorCode, message: string, details?: readonly ErrorDetail[]): ErrorBody => ({
  status: errorStatus[code],
  code,
  message,
  ...(details ? { details } : {}),
});

/**
 * Turns any thrown error into the caller's response.
 * @param bodyBytesMax limit of the route, for the error of a larger body
 */
export function rejectionOf(error: unknown, bodyBytesMax: number = limits.bodyBytesMax): ErrorBody {
  if (error instanceof TooManyRequestsError || error instanceof ServiceBusyError)
    return { ...rejection(error.code, error.message), retryAfterS: error.retryAfterS };
  if (error instanceof DomainError) return rejection(error.code, error.message, error.details);
  if (error instanceof UnauthenticatedError) return rejection('unauthenticated', error.message);
  if (error instanceof TemporaryDatabaseError || error instanceof AuthUnavailableError) {
    return {
      ...rejection('service_unavailable', 'The service is temporarily unavailable; try again shortly.'),
      retryAfterS: RETRY_AFTER_S,
      cause: error.cause ?? error,
    };
  }
  return (
    fastifyError(error, bodyBytesMax) ?? {
      ...rejection(
        'internal_error',
        'The service failed unexpectedly; report the requestId to the operator.',
      ),
      cause: error,
    }
  );
}

/** Faults that Fastify finds before a route runs. */
function fastifyError(error: unknown, bodyBytesMax: number): ErrorBody | undefined {
  if (!(error instanceof Error)) return undefined;
  const { statusCode, code } = error as Error & { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return rejection(
      'payload_too_large',
      `The body must be at most ${bodyBytesMax} bytes; split it into several requests.`,
    );
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return rejection(
      'unsupported_media_type',
      'Send the body as JSON in UTF-8, with the header “Content-Type: application/json”.',
    );
  if (statusCode === 408)
    return rejection('request_timeout', 'The body arrived too slowly; send it again on a faster connection.');
  if (error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return rejection('malformed_json', 'The body must be one valid JSON value, such as {"name": "Launch"}.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return rejection('bad_request', 'The request is malformed; check its URL, headers and body.');
  return undefined;
}
