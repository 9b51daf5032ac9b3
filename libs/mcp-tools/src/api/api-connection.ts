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
  fetch?: typeof globalThis.fetch;
}

export interface ApiCall {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** The version that the caller read; the API refuses the write where it is another now. */
  ifMatch?: number;
  idempotencyKey?: string;
}

export interface ApiAnswer<Body> {
  body: Body;
  /** From `X-Next-Cursor`; null on the last page. */
  nextCursor: string | null;
}

const DEADLINE_MS = 15_000;

/** Sends requests to the public API with the caller's own rights and turns its refusals into errors. */
export class ApiConnection {
  constructor(private readonly options: ApiConnectionOptions) {}

  boards<Body>(method: string, path: string, call?: ApiCall): Promise<ApiAnswer<Body>> {
    return this.send<Body>(this.options.boardsUrl, method, path, call);
  }

  auth<Body>(method: string, path: string, call?: ApiCall): Promise<ApiAnswer<Body>> {
    return this.send<Body>(this.options.authUrl, method, path, call);
  }

  private async send<Body>(
    baseUrl: string,
    method: string,
    path: string,
    call: ApiCall = {},
  ): Promise<ApiAnswer<Body>> {
    const deadline = AbortSignal.timeout(this.options.deadlineMs ?? DEADLINE_MS);
    const signal = this.options.signal ? AbortSignal.any([this.options.signal, deadline]) : deadline;
    const bearer = await this.options.bearer();
    try {
      const response = await (this.options.fetch ?? fetch)(baseUrl + path + queryText(call.query), {
        method,
        headers: headersOf(bearer, call),
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        // A redirect would carry the bearer to an address that nobody named.
        redirect: 'error',
        signal,
      });
      const text = await response.text();
      const body: unknown = text === '' ? undefined : parsed(text);
      if (!response.ok) throw refusalOf(response, body);
      return { body: body as Body, nextCursor: response.headers.get('x-next-cursor') };
    } catch (error) {
      if (error instanceof ApiRefusal) throw error;
      throw new ApiUnreachable(error);
    }
  }
}

function headersOf(bearer: string, call: ApiCall): Record<string, string> {
  return {
    accept: 'application/json',
    authorization: `Bearer ${bearer}`,
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(call.ifMatch === undefined ? {} : { 'if-match': `"${call.ifMatch}"` }),
    ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
  };
}

function queryText(query: ApiCall['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
