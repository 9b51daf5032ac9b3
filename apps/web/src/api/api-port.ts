export interface ApiRequest {
  /** Sent as JSON; a Blob has the JSON already. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface ApiResponse<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; null without a body. */
  readonly body: T;
}

/** How the screen calls the API. `path` begins below `/api/v1`. Rejects only when there was no response. */
export interface ApiPort {
  request(method: string, path: string, request?: ApiRequest): Promise<ApiResponse>;
  /** The raw response of the stream, for Server-Sent Events. */
  stream(path: string, options: { headers?: Record<string, string>; signal: AbortSignal }): Promise<Response>;
}

/**
 * Whether it is the response to an earlier attempt, which was lost. What it says may have changed since: a resource without a
 * version is known by its event, or from the board that is read again after the loss.
 */
export const isRepeated = ({ headers }: ApiResponse): boolean =>
  headers.get('idempotency-replayed') === 'true';
