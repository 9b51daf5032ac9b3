/** Why an attempt failed, as the delivery log shows it. */
export type AttemptError =
  | 'http_status'
  | 'redirect'
  | 'timeout'
  | 'dns_error'
  | 'connect_timeout'
  | 'connect_refused'
  | 'connect_reset'
  | 'tls_error'
  | 'blocked_address'
  | 'protocol_error'
  | 'event_expired';

/** The result of one POST: an expected outcome of a delivery is a value, not an exception. */
export interface AttemptResult {
  delivered: boolean;
  /** Null when there was no response. */
  status: number | null;
  error: AttemptError | null;
  startedAt: Date;
  durationMs: number;
  responseHeaders: Record<string, string> | null;
  /** At most 16 KiB, as bytes: a response may contain anything. */
  responseBody: Buffer | null;
  responseTruncated: boolean;
  /** The delay of the response’s Retry-After. */
  retryAfterMs: number | undefined;
}

const TLS_CODE = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;
const REFUSED_CODE = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|EPERM|EINVAL)$/;

/** Derives the cause from an error of the HTTP client. */
export function attemptErrorOf(error: unknown): AttemptError {
  const code = codeOf(error);
  if (code === 'blocked_address' || code === 'dns_error') return code;
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'connect_timeout';
  if (code === 'TimeoutError' || code === 'UND_ERR_ABORTED') return 'timeout';
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE') return 'connect_reset';
  if (REFUSED_CODE.test(code)) return 'connect_refused';
  if (TLS_CODE.test(code)) return 'tls_error';
  return 'protocol_error';
}

/** By shape, not by class: the errors come from Node’s core, from undici and from our own checks. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { name, code, errors, cause } = error as {
    name?: unknown;
    code?: unknown;
    errors?: unknown;
    cause?: unknown;
  };
  if (name === 'TimeoutError' || name === 'AbortError') return 'TimeoutError';
  if (typeof code === 'string') return code;
  // One error for each address of a name; they are nearly always alike.
  if (Array.isArray(errors) && errors.length > 0) return codeOf(errors[0]);
  return codeOf(cause);
}
