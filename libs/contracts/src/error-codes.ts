/** Every `code` that an error answer can carry; stable, part of the interface. http-kit maps each to its status. */
export const errorCodes = [
  'malformed_json',
  'bad_request',
  'unauthenticated',
  'forbidden',
  'read_only',
  'insufficient_scope',
  'wrong_password',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'anchor_gone',
  'archived',
  'list_full',
  'limit_reached',
  'dependency_cycle',
  'already_claimed',
  'list_not_empty',
  'not_archived',
  'last_owner',
  'request_in_progress',
  'precondition_failed',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'idempotency_key_reused',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export interface ErrorDetail {
  field: string;
  code: string;
  message: string;
}

/**
 * A refusal that the caller is told about: thrown by domain code and use cases, turned into an answer
 * at the edge. `message` is a public sentence that says what to send instead.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: readonly ErrorDetail[],
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The object is not there, or the caller may not see it: the two are never told apart. */
export class NotFoundError extends DomainError {
  constructor(noun: string, id: number | string) {
    super('not_found', `There is no ${noun} ${id} here, or you may not see it.`);
  }
}

/** One member of the request cannot be taken as it is. */
export class ValidationError extends DomainError {
  constructor(field: string, code: string, message: string) {
    super('validation_failed', message, [{ field, code, message }]);
  }
}

/** Asked too often: 429 with `Retry-After`. */
export class TooManyRequestsError extends DomainError {
  constructor(
    message: string,
    /** Whole seconds until it is worth another try. */
    readonly retryAfterS: number,
  ) {
    super('too_many_requests', message);
  }
}

/** The service has no room for this request at the moment: 503 with `Retry-After`. */
export class ServiceBusyError extends DomainError {
  constructor(
    message: string,
    /** Whole seconds until it is worth another try. */
    readonly retryAfterS: number,
  ) {
    super('service_unavailable', message);
  }
}
