import { backoffMs, pause, reasonOf } from './backoff.js';
import { Exchange } from './exchange.js';
import { errorOf, KibanError } from './kiban-error.js';
import type { PlainRequest, PlainResponse } from './plain-client.js';

export interface TransportOptions {
  /** {base_url} */
  baseUrl: string;
  /** The bearer of each attempt. */
  token: (() => string | Promise<string>) | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs: number;
  retries: number;
  maxResponseBytes: number;
  /** Whether an operation takes an Idempotency-Key. */
  isKeyed: (operation: string) => boolean;
}

/** The longest `Retry-After` that a call waits for. */
const RETRY_AFTER_MAX_S = 60;

/** Statuses of a request that may be repeated without a second effect. */
const REPEATED_STATUSES = new Set([429, 500, 502, 503, 504]);

/** Sends requests, and repeats them where that cannot have a second effect. */
export class Transport {
  constructor(private readonly options: TransportOptions) {}

  /** @throws KibanError without a usable response; the reason of the request’s signal */
  async send(request: PlainRequest): Promise<PlainResponse> {
    const keyed = this.withKey(request);
    const isRepeatable = request.method === 'GET' || keyed.headers['idempotency-key'] !== undefined;
    for (let failures = 1; ; failures += 1) {
      const outcome = await this.attempt(keyed).catch((error: unknown) => {
        if (!(error instanceof KibanError) || !isRepeatable || !isFault(error)) throw error;
        return error;
      });
      const isLast = failures > this.options.retries;
      if (outcome instanceof KibanError) {
        if (isLast) throw outcome;
        await pause(backoffMs(failures), request.signal);
        continue;
      }
      if (isLast || !isWorthRepeating(outcome, isRepeatable)) return outcome;
      const { retryAfterSeconds } = errorOf(headOf(outcome), undefined);
      if (retryAfterSeconds !== null && retryAfterSeconds > RETRY_AFTER_MAX_S) return outcome;
      await pause(Math.max((retryAfterSeconds ?? 0) * 1_000, backoffMs(failures)), request.signal);
    }
  }

  /** A response whose body the caller reads: a stream. One attempt, without a timeout after its head. */
  async open(request: PlainRequest): Promise<Exchange> {
    const { options } = this;
    const headers = await this.headersOf(request);
    if (request.signal?.aborted) throw reasonOf(request.signal);
    const timeoutMs = request.timeoutMs ?? options.timeoutMs;
    const { maxResponseBytes } = options;
    return Exchange.begin(options.fetch, options.baseUrl + request.path, {
      method: request.method,
      headers,
      body: request.body,
      signal: request.signal,
      timeoutMs,
      maxResponseBytes,
    });
  }

  private async attempt(request: PlainRequest): Promise<PlainResponse> {
    const exchange = await this.open(request);
    const { status, headers } = exchange.response;
    const text = await exchange.text();
    return { status, header: (name) => headers.get(name), text };
  }

  private async headersOf({ headers }: PlainRequest): Promise<Record<string, string>> {
    const { token } = this.options;
    if (token === undefined || headers['authorization'] !== undefined) return headers;
    return { ...headers, authorization: `Bearer ${checkedToken(await token())}` };
  }

  /** One key for all attempts of a change. */
  private withKey(request: PlainRequest): PlainRequest {
    const { method, route, headers } = request;
    const isGiven = headers['idempotency-key'] !== undefined;
    if (isGiven || this.options.retries === 0 || !this.options.isKeyed(`${method} ${route}`)) return request;
    return { ...request, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } };
  }
}

/** The message of a header’s own check would quote the token. */
function checkedToken(token: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('The token is empty or has a character that no token has.');
}

function isFault({ code }: KibanError): boolean {
  return code === 'connection_failed' || code === 'timeout';
}

function isWorthRepeating({ status, text }: PlainResponse, isRepeatable: boolean): boolean {
  // The rate limit counts before any work; after another status, work may have been done.
  if (!isRepeatable) return status === 429;
  return REPEATED_STATUSES.has(status) || (status === 409 && text.includes('"request_in_progress"'));
}

export function headOf({ status, header }: PlainResponse): {
  status: number;
  headers: { get: (name: string) => string | null };
} {
  return { status, headers: { get: header } };
}
