import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Dispatcher } from 'undici';
import { attemptErrorOf, type AttemptResult } from './attempt-result.js';
import { Exchange, type Exchanged } from './exchange.js';
import { parseRetryAfter } from './retry-schedule.js';

const HEADER_BYTES_MAX = 8 * 1024;

export interface AttemptRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Total deadline: name, connection, TLS, response headers and body. */
  timeoutMs: number;
}

/**
 * Sends one POST and returns its result; never throws. Redirects are not followed. An attempt succeeds with a 2xx
 * response whose body ended, or exceeded the read limit, before the deadline.
 */
export async function sendAttempt(
  agent: Dispatcher,
  request: AttemptRequest,
  now: () => Date,
): Promise<AttemptResult> {
  const startedAt = now();
  const began = performance.now();
  const { status, headers, body, truncated, fault } = await exchange(agent, request);
  const error = fault === null ? errorOfStatus(status) : attemptErrorOf(fault);
  return {
    status,
    responseHeaders: status === null ? null : boundedHeaders(headers),
    responseBody: body,
    responseTruncated: truncated,
    delivered: error === null,
    error,
    startedAt,
    durationMs: Math.round(performance.now() - began),
    retryAfterMs: parseRetryAfter(first(headers['retry-after']), now().getTime()),
  };
}

/**
 * One POST for one attempt. A connection that ends before its response may have carried the request to the receiver, which
 * no sender can find out (RFC 9110 §9.2.2), so the request is sent again only by the schedule.
 */
function exchange(agent: Dispatcher, request: AttemptRequest): Promise<Exchanged> {
  const url = new URL(request.url);
  const options: Dispatcher.DispatchOptions = {
    origin: url.origin,
    path: url.pathname + url.search,
    method: 'POST',
    headers: request.headers,
    body: request.body,
  };
  return Exchange.run(agent, options, request.timeoutMs);
}

function errorOfStatus(status: number | null): AttemptResult['error'] {
  if (status === null) return 'protocol_error';
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'http_status';
}

/** The response’s headers as text, up to a limit; cookies are omitted, because they may be secret. */
function boundedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  let bytes = 0;
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'set-cookie') continue;
    const text = [value].flat().join(', ').replaceAll('\u0000', '').toWellFormed();
    bytes += name.length + text.length;
    if (bytes > HEADER_BYTES_MAX) break;
    kept[name] = text;
  }
  return kept;
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
