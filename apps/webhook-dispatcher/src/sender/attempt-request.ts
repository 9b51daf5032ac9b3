import { performance } from 'node:perf_hooks';
import type { Dispatcher } from 'undici';
import { attemptErrorOf, type AttemptResult } from './attempt-result.js';
import { parseRetryAfter } from './retry-schedule.js';

/** How much of a response is kept, and how much is read before the connection is cut. */
const KEPT_BYTES_MAX = 16 * 1024;
const READ_BYTES_MAX = 64 * 1024;
const HEADER_BYTES_MAX = 8 * 1024;

export interface AttemptRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Deadline over all: name, connection, TLS, response headers and body. */
  timeoutMs: number;
}

/**
 * Makes one POST and says what came of it; never throws. Redirects are not followed. Delivered is a
 * 2xx whose body ended, or passed what is read of it, before the deadline.
 */
export async function sendAttempt(
  agent: Dispatcher,
  request: AttemptRequest,
  now: () => Date,
): Promise<AttemptResult> {
  const startedAt = now();
  const began = performance.now();
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new DOMException('The deadline of the attempt has passed.', 'TimeoutError')),
    request.timeoutMs,
  );
  const facts: Pick<AttemptResult, 'status' | 'responseHeaders' | 'responseBody' | 'responseTruncated'> = {
    status: null,
    responseHeaders: null,
    responseBody: null,
    responseTruncated: false,
  };
  let retryAfter: string | undefined;
  let error: AttemptResult['error'];
  try {
    const response = await post(agent, request, deadline.signal);
    facts.status = response.statusCode;
    facts.responseHeaders = boundedHeaders(response.headers);
    retryAfter = first(response.headers['retry-after']);
    const body = await readBody(response.body, facts);
    facts.responseTruncated = body.truncated;
    error = errorOfStatus(response.statusCode);
  } catch (fault) {
    error = attemptErrorOf(fault);
  } finally {
    clearTimeout(timer);
  }
  return {
    ...facts,
    delivered: error === null,
    error,
    startedAt,
    durationMs: Math.round(performance.now() - began),
    retryAfterMs: parseRetryAfter(retryAfter, now().getTime()),
  };
}

async function post(
  agent: Dispatcher,
  request: AttemptRequest,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const url = new URL(request.url);
  const options = {
    origin: url.origin,
    path: url.pathname + url.search,
    method: 'POST' as const,
    headers: request.headers,
    body: request.body,
    signal,
  };
  try {
    return await agent.request(options);
  } catch (error) {
    // The receiver closed an idle connection in the moment it was used again: the request was not read.
    if (!isStaleConnection(error)) throw error;
    return agent.request({ ...options, reset: true });
  }
}

function isStaleConnection(error: unknown): boolean {
  const { code, socket } = error as { code?: string; socket?: { bytesRead?: number } | null };
  return code === 'UND_ERR_SOCKET' && (socket?.bytesRead ?? 0) > 0;
}

async function readBody(
  body: Dispatcher.ResponseData['body'],
  facts: { responseBody: Buffer | null },
): Promise<{ truncated: boolean }> {
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (read < KEPT_BYTES_MAX) chunks.push(chunk.subarray(0, KEPT_BYTES_MAX - read));
      read += chunk.length;
      // Leaving the loop destroys the connection: nobody has to read a gigabyte to the end.
      if (read > READ_BYTES_MAX) break;
    }
  } finally {
    facts.responseBody = Buffer.concat(chunks);
  }
  return { truncated: read > KEPT_BYTES_MAX };
}

function errorOfStatus(status: number): AttemptResult['error'] {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'http_status';
}

/** The response's headers as text, up to a bound; cookies are the receiver's own affair and are left out. */
function boundedHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
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
