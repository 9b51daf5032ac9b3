import type { AccessToken } from './access-token.js';

export interface ApiRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

/** The service rejected a request. `message` is its own sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** When the service accepts the request again; null if it did not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** Calls of the public API as the signed-in person. Paths begin below `/api/v1`. */
export class Api {
  constructor(
    private readonly token: AccessToken,
    /** Called when a request needs a sign-in that only a person can make. */
    private readonly onSignedOut: () => void,
  ) {}

  /** The next request gets a token of the workspace that was opened since. */
  forgetToken(): void {
    this.token.forget();
  }

  /** @throws when there was no response, and an ApiError on a status of 400 and above */
  async read<T>(path: string, request: ApiRequest = {}): Promise<T> {
    return (await this.call<T>('GET', path, request)).body;
  }

  /** @throws as `read` */
  async call<T>(
    method: string,
    path: string,
    request: ApiRequest = {},
  ): Promise<{ body: T; headers: Headers }> {
    const { status, body, headers } = await this.request(method, path, request);
    if (status < 400) return { body: body as T, headers };
    const { code, error } = (body ?? {}) as { code?: string; error?: string };
    throw new ApiError(
      status,
      code ?? 'unknown',
      error ?? `The service responded with ${status}. Try again.`,
      secondsOf(headers.get('retry-after')),
    );
  }

  /** Rejects only when there was no response. */
  async request(method: string, path: string, request: ApiRequest = {}): Promise<ApiResponse> {
    const { body, headers, signal } = request;
    const response = await this.#authorized(path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : parsed(text) };
  }

  /** The response of a stream, whose body is read by the caller. */
  stream(
    path: string,
    { headers, signal }: { headers?: Record<string, string>; signal: AbortSignal },
  ): Promise<Response> {
    return this.#authorized(path, { headers: { ...headers, accept: 'text/event-stream' }, signal });
  }

  /** A request that gets 401 is sent again with a renewed token: the service did nothing for the first one. */
  async #authorized(path: string, init: RequestInit): Promise<Response> {
    const token = this.token.current() ?? (await this.token.renew());
    if (token !== null) {
      const response = await send(path, init, token);
      if (response.status !== 401) return response;
    }
    const renewed = token === null ? null : await this.token.renew();
    if (renewed !== null) return send(path, init, renewed);
    this.onSignedOut();
    return new Response(JSON.stringify({ code: 'unauthorized', error: 'Sign in to go on.' }), {
      status: 401,
    });
  }
}

function send(path: string, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(`/api/v1${path}`, { ...init, headers });
}

function secondsOf(text: string | null): number | null {
  const seconds = Number(text ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
