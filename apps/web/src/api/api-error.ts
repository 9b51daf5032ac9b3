import type { ApiResponse } from './api-port.js';

/** The API rejected a request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    /** The API's own; null where the response has none. */
    readonly sentence: string | null,
    /** When the API accepts the request again; null if it did not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(sentence ?? `The service responded with ${status}. Try again.`);
  }
}

/** @throws ApiError */
export function requireSuccess<T extends ApiResponse>(response: T): T {
  const { status, headers } = response;
  if (status < 300 || status === 304) return response;
  const { code, error } = (response.body ?? {}) as { code?: unknown; error?: unknown };
  throw new ApiError(
    status,
    typeof code === 'string' ? code : 'unknown',
    typeof error === 'string' ? error : null,
    retryAfterMs(headers),
  );
}

function retryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}
