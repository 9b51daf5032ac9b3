import type { components } from './generated/schema.js';

export type ErrorDetail = components['schemas']['ApiErrorDetail'];

/** What the client says itself, where no response of the API explains the failure. */
export type ClientErrorCode =
  | 'connection_failed'
  | 'timeout'
  | 'redirected'
  | 'response_too_large'
  | 'invalid_response'
  /** The feed of events no longer contains the event of the position, so events may be missing. */
  | 'position_expired';

export interface KibanErrorParts {
  /** 0 without a response. */
  status: number;
  code: string;
  message: string;
  requestId?: string | null;
  details?: readonly ErrorDetail[];
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** A call did not succeed. No part of it contains the token. */
export class KibanError extends Error {
  override readonly name = 'KibanError';
  /** Of the HTTP response; 0 without one. */
  readonly status: number;
  /** The API’s `code`, or a `ClientErrorCode`. */
  readonly code: string;
  /** Identifies the request in the service’s log; null without a response. */
  readonly requestId: string | null;
  /** The rejected properties of the request. */
  readonly details: readonly ErrorDetail[];
  /** From `Retry-After`; null where the response has none. */
  readonly retryAfterSeconds: number | null;

  constructor(parts: KibanErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.status = parts.status;
    this.code = parts.code;
    this.requestId = parts.requestId ?? null;
    this.details = parts.details ?? [];
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
  }
}

interface HeadersOfError {
  get: (name: string) => string | null;
}

/** @param error the body of an error response: the API’s object, or the text of a proxy */
export function errorOf(response: { status: number; headers: HeadersOfError }, error: unknown): KibanError {
  const { status, headers } = response;
  const body = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    components['schemas']['ApiError']
  >;
  const isOfApi = typeof body.error === 'string' && typeof body.code === 'string';
  return new KibanError({
    status,
    code: isOfApi ? String(body.code) : 'invalid_response',
    message: isOfApi
      ? String(body.error)
      : `The response has status ${status} and is no error of the Kiban API.`,
    requestId: typeof body.requestId === 'string' ? body.requestId : headers.get('x-request-id'),
    details: Array.isArray(body.details) ? body.details : [],
    retryAfterSeconds: retryAfterOf(headers),
  });
}

/** Seconds from now; null without the header, or where it is neither a number nor a date. */
export function retryAfterOf(headers: HeadersOfError): number | null {
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1_000);
}
