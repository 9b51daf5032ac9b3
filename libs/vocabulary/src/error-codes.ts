/** Every `code` of an error response. Stable: part of the public interface. http-kit maps each code to its status. */
export const errorCodes = [
  'malformed_json',
  'bad_request',
  'unauthenticated',
  'forbidden',
  'read_only',
  'insufficient_scope',
  'wrong_password',
  'wrong_code',
  'second_factor_required',
  'workspace_deleted',
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
 * An error that the caller sees: thrown by domain code and use cases, and mapped to a response at the edge.
 * `message` is a public sentence that names the accepted values.
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

/** The object does not exist or the caller may not see it. The response never reveals which. */
export class NotFoundError extends DomainError {
  constructor(noun: string, id: number | string) {
    super('not_found', `There is no ${noun} ${id} here, or you may not see it.`);
  }
}

/** The workspace is in deletion: nothing but its restoration is served (decision 68). */
export class WorkspaceDeletedError extends DomainError {
  constructor() {
    super('workspace_deleted', 'This workspace was deleted. An owner who signs in can restore it.');
  }
}

/** One property of the request is invalid. */
export class ValidationError extends DomainError {
  constructor(field: string, code: string, message: string) {
    super('validation_failed', message, [{ field, code, message }]);
  }
}

/** The caller exceeded a rate limit: 429 with `Retry-After`. */
export class TooManyRequestsError extends DomainError {
  constructor(
    message: string,
    /** Whole seconds until a retry can succeed. */
    readonly retryAfterS: number,
  ) {
    super('too_many_requests', message);
  }
}

/** The service cannot accept this request now: 503 with `Retry-After`. */
export class ServiceBusyError extends DomainError {
  constructor(
    message: string,
    /** Whole seconds until a retry can succeed. */
    readonly retryAfterS: number,
  ) {
    super('service_unavailable', message);
  }
}
