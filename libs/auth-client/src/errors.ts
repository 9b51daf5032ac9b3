import type { RejectionReason } from './protocol.js';

/** The bearer is missing, unknown, expired or revoked: 401. */
export class UnauthenticatedError extends Error {
  readonly code = 'unauthenticated';
  constructor(readonly reason: RejectionReason | 'missing' | 'malformed' | 'wrong_audience') {
    super(sentences[reason]);
    this.name = 'UnauthenticatedError';
  }
}

const sentences: Record<UnauthenticatedError['reason'], string> = {
  missing: 'Send a workspace token in the header “Authorization: Bearer kbn_…”.',
  malformed: 'The workspace token is incomplete; send the whole value, starting with kbn_.',
  unknown: 'This token is unknown; issue a new one or sign in again.',
  expired: 'This token has expired; issue a new one or sign in again.',
  revoked: 'This token was revoked; issue a new one or connect again.',
  wrong_audience: 'This token was issued for another resource of this deployment.',
};

/** The bearer cannot be resolved because auth is unavailable: 503. */
export class AuthUnavailableError extends Error {
  readonly code = 'auth_unavailable';
  constructor(cause: unknown) {
    super('Authentication is temporarily unavailable; retry shortly.', { cause });
    this.name = 'AuthUnavailableError';
  }
}
