export interface RejectedProperty {
  field: string;
  code: string;
  message: string;
}

/** An error response of the API: status, stable code and a sentence that a model can read. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly RejectedProperty[] = [],
    /** Seconds until a retry can succeed; null when the API named none. */
    readonly retryAfterS: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The API was unreachable or did not respond in time. */
export class ApiUnreachable extends Error {
  readonly code = 'service_unavailable';
  constructor(cause: unknown) {
    super('The service did not respond.', { cause });
    this.name = 'ApiUnreachable';
  }
}

/** Reads the API's error object. Of other bodies, such as a proxy's, only the status is kept. */
export function rejectionOf(status: number, body: unknown, retryAfterS: number | null = null): ApiError {
  const { error, code, details } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: unknown;
    code?: unknown;
    details?: unknown;
  };
  return new ApiError(
    status,
    typeof code === 'string' ? code : `http_${status}`,
    typeof error === 'string' ? error : `The service responded with status ${status}.`,
    Array.isArray(details) ? (details as RejectedProperty[]) : [],
    retryAfterS,
  );
}
