import type { UnauthenticatedError } from '@kiban/auth-client';
import { connectionScopes } from '@kiban/contracts';
import { metadataUrl } from '../discovery/protected-resource.js';

/**
 * `WWW-Authenticate` of a 401: the URL of the sign-in metadata and the scopes to request (RFC 9728 §5.1).
 * It names both scopes, since several clients cannot request more later.
 */
export function signInChallenge(origin: string, rejection: UnauthenticatedError): string {
  const where = `resource_metadata="${metadataUrl(origin)}", scope="${connectionScopes.join(' ')}"`;
  // RFC 6750 §3.1: no error code for a request without credentials.
  if (rejection.reason === 'missing') return `Bearer ${where}`;
  return `Bearer error="invalid_token", error_description="${ascii(rejection.message)}", ${where}`;
}

/** Header values are ASCII, but messages contain typographic quotes. */
const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/g, "'").replace(/["\\]/g, "'");
