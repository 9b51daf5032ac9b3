import { textOf, type StoreText } from './store-text.js';

export interface ApiRequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** How a session calls the API. `path` begins with `/boards/…`. Rejects only when there was no response. */
export interface ApiPort {
  request(method: string, path: string, options?: ApiRequestOptions): Promise<ApiResponse>;
  /** The raw response of the stream, for Server-Sent Events. */
  stream(path: string, options: { headers?: Record<string, string>; signal: AbortSignal }): Promise<Response>;
}

/** A response of the API that rejects a request. */
export class ApiRejection extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** The API's own, or one of the store if the response has none. */
    readonly sentence: string | StoreText,
    readonly retryAfterMs: number | null,
  ) {
    super(code);
    this.name = 'ApiRejection';
  }
}

/** @throws ApiRejection */
export function requireSuccess(response: ApiResponse): ApiResponse {
  if (response.status < 300 || response.status === 304) return response;
  const { code, error } = (response.body ?? {}) as { code?: unknown; error?: unknown };
  throw new ApiRejection(
    response.status,
    typeof code === 'string' ? code : `http_${response.status}`,
    typeof error === 'string' ? error : textOf('status', response.status),
    retryAfterMs(response.headers),
  );
}

/**
 * Whether it is the response to an earlier attempt, which was lost. What it says may have changed since: a resource without a
 * version is known by its event, or from the board that is read again after the loss.
 */
export const isRepeated = ({ headers }: ApiResponse): boolean =>
  headers.get('idempotency-replayed') === 'true';

function retryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}
