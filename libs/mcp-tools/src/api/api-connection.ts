import type { ApiCalls } from '@kiban/client';
import { ApiError, ApiUnreachable, rejectionOf } from './api-error.js';

export interface ApiConnectionOptions {
  /** The API of boards and cards. */
  boards: ApiCalls;
  /** The API of members; the same client where one address serves both. */
  auth: ApiCalls;
  /** Returns the bearer; called for every request. */
  bearer: () => string | Promise<string>;
  /** Cancels a call whose caller disconnected. */
  signal?: AbortSignal;
  /** Timeout of a call in milliseconds; omitted when the clients have their own timeout. */
  deadlineMs?: number;
}

export interface ApiResponse<Body> {
  body: Body;
  /** From `X-Next-Cursor`; null on the last page. */
  nextCursor: string | null;
}

/** Headers of a write. */
export interface WriteGuards {
  /** The version that the caller read; the API rejects the write when the object has another one. */
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
}

/** Options of every call. */
export interface CallOptions {
  signal?: AbortSignal;
  headers: Record<string, string>;
}

interface CallResponse<Body> {
  data?: Body;
  error?: unknown;
  response: { ok: boolean; status: number; headers: ResponseHeaders };
}

interface ResponseHeaders {
  get: (name: string) => string | null;
}

/** Typed client of the public API with the caller's rights. It throws error responses. */
export class ApiConnection {
  constructor(private readonly options: ApiConnectionOptions) {}

  onBoards<Body>(
    call: (client: ApiCalls, options: CallOptions) => Promise<CallResponse<Body>>,
    guards: WriteGuards = {},
  ): Promise<ApiResponse<Body>> {
    return this.answered((options) => call(this.options.boards, options), guards);
  }

  onAuth<Body>(
    call: (client: ApiCalls, options: CallOptions) => Promise<CallResponse<Body>>,
  ): Promise<ApiResponse<Body>> {
    return this.answered((options) => call(this.options.auth, options), {});
  }

  private async answered<Body>(
    call: (options: CallOptions) => Promise<CallResponse<Body>>,
    guards: WriteGuards,
  ): Promise<ApiResponse<Body>> {
    const signal = this.signal();
    try {
      const { data, error, response } = await call({
        ...(signal ? { signal } : {}),
        headers: { authorization: `Bearer ${await this.options.bearer()}`, ...headersOf(guards) },
      });
      if (!response.ok) throw rejectionOf(response.status, error, retryAfterOf(response.headers));
      return { body: data as Body, nextCursor: response.headers.get('x-next-cursor') };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiUnreachable(error);
    }
  }

  private signal(): AbortSignal | undefined {
    const { signal, deadlineMs } = this.options;
    if (deadlineMs === undefined) return signal;
    const deadline = AbortSignal.timeout(deadlineMs);
    return signal ? AbortSignal.any([signal, deadline]) : deadline;
  }
}

function headersOf({ ifMatch, idempotencyKey }: WriteGuards): Record<string, string> {
  return {
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

function retryAfterOf(headers: ResponseHeaders): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
