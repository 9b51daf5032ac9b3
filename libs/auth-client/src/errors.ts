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
  malformed:
    'The bearer is not a complete workspace token; send the whole value that was shown at its issue.',
  unknown: 'This bearer is not known here; issue a new token or sign in again.',
  expired: 'This bearer has expired; issue a new token or sign in again.',
  revoked: 'This bearer was revoked; issue a new token or connect again.',
  wrong_audience: 'This bearer was issued for another address of the service.',
};

/** Nobody could say whose bearer it is: 503. */
export class AuthUnavailableError extends Error {
  readonly code = 'auth_unavailable';
  constructor(cause: unknown) {
    super('Sign-in checks are unavailable for the moment; try again shortly.', { cause });
    this.name = 'AuthUnavailableError';
  }
}
