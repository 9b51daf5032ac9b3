import { createApiClient, type ApiClient, type ApiClientOptions } from '@kiban/api-client';
import { ApiRefusal, ApiUnreachable, refusalOf } from './api-refusal.js';

export interface ApiConnectionOptions {
  /** {base_url} of boards and cards, without a slash at its end. */
  boardsUrl: string;
  /** {base_url} of members; the same address where one origin serves both. */
  authUrl: string;
  /** The bearer of each request, asked anew for every request. */
  bearer: () => string | Promise<string>;
  /** Ends a call whose caller went away. */
  signal?: AbortSignal;
  /** Milliseconds until a call is given up. */
  deadlineMs?: number;
  /** How requests are sent, where it is not by `fetch`. It keeps to its own deadline. */
  send?: NonNullable<ApiClientOptions['send']>;
}

export interface ApiAnswer<Body> {
  body: Body;
  /** From `X-Next-Cursor`; null on the last page. */
  nextCursor: string | null;
}

/** What a write says beside its body. */
export interface WriteGuards {
  /** The version that the caller read; the API refuses the write where it is another now. */
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
}

/** What every call is sent with. */
export interface CallOptions {
  signal?: AbortSignal;
  redirect: 'error';
  headers: Record<string, string>;
}

interface Answered<Body> {
  data?: Body;
  error?: unknown;
  response: Pick<Response, 'ok' | 'status' | 'headers'>;
}

const DEADLINE_MS = 15_000;

/** The typed client of the public API with the caller's own rights; its refusals are thrown as errors. */
export class ApiConnection {
  private readonly boards: ApiClient;
  private readonly auth: ApiClient;

  constructor(private readonly options: ApiConnectionOptions) {
    const { boardsUrl, authUrl, bearer } = options;
    const shared = { bearer, ...(options.send ? { send: options.send } : {}) };
    this.boards = createApiClient({ baseUrl: boardsUrl, ...shared });
    this.auth = authUrl === boardsUrl ? this.boards : createApiClient({ baseUrl: authUrl, ...shared });
  }

  onBoards<Body>(
    call: (client: ApiClient, options: CallOptions) => Promise<Answered<Body>>,
    guards: WriteGuards = {},
  ): Promise<ApiAnswer<Body>> {
    return this.answered((options) => call(this.boards, options), guards);
  }

  onAuth<Body>(
    call: (client: ApiClient, options: CallOptions) => Promise<Answered<Body>>,
  ): Promise<ApiAnswer<Body>> {
    return this.answered((options) => call(this.auth, options), {});
  }

  private async answered<Body>(
    call: (options: CallOptions) => Promise<Answered<Body>>,
    guards: WriteGuards,
  ): Promise<ApiAnswer<Body>> {
    const signal = this.signal();
    try {
      // A redirect would carry the bearer to an address that nobody named.
      const { data, error, response } = await call({
        ...(signal ? { signal } : {}),
        redirect: 'error',
        headers: headersOf(guards),
      });
      if (!response.ok) throw refusalOf(response.status, error, retryAfterOf(response));
      return { body: data as Body, nextCursor: response.headers.get('x-next-cursor') };
    } catch (error) {
      if (error instanceof ApiRefusal) throw error;
      throw new ApiUnreachable(error);
    }
  }

  private signal(): AbortSignal | undefined {
    const { signal, send, deadlineMs } = this.options;
    if (send) return signal;
    const deadline = AbortSignal.timeout(deadlineMs ?? DEADLINE_MS);
    return signal ? AbortSignal.any([signal, deadline]) : deadline;
  }
}

function headersOf({ ifMatch, idempotencyKey }: WriteGuards): Record<string, string> {
  return {
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

function retryAfterOf(response: Pick<Response, 'headers'>): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
