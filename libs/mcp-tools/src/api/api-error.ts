export interface RejectedProperty {
  field: string;
  code: string;
  message: string;
}

/** The API said no: its status, its stable code and its sentence, ready to be told to a model. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly RejectedProperty[] = [],
    /** Seconds after which it may be tried again; null where the API named none. */
    readonly retryAfterS: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The API could not be reached or did not answer in time. */
export class ApiUnreachable extends Error {
  readonly code = 'service_unavailable';
  constructor(cause: unknown) {
    super('The service did not answer.', { cause });
    this.name = 'ApiUnreachable';
  }
}

/** Reads the API's error object; an answer of another shape, as from a proxy, keeps only its status. */
export function rejectionOf(status: number, body: unknown, retryAfterS: number | null = null): ApiError {
  const { error, code, details } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: unknown;
    code?: unknown;
    details?: unknown;
  };
  return new ApiError(
    status,
    typeof code === 'string' ? code : `http_${status}`,
    typeof error === 'string' ? error : `The service answered with status ${status}.`,
    Array.isArray(details) ? (details as RejectedProperty[]) : [],
    retryAfterS,
  );
}
