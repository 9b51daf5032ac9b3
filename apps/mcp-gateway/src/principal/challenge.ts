import type { UnauthenticatedError } from '@kiban/auth-client';
import { scopes } from '@kiban/contracts';
import { metadataUrl } from '../discovery/protected-resource.js';

/**
 * `WWW-Authenticate` of a 401: where to learn how to sign in, and which rights to ask for (RFC 9728
 * §5.1). Both rights are named at once, since several clients cannot ask for more later.
 */
export function signInChallenge(origin: string, rejection: UnauthenticatedError): string {
  const where = `resource_metadata="${metadataUrl(origin)}", scope="${scopes.join(' ')}"`;
  // A request without credentials is told no error (RFC 6750 §3.1).
  if (rejection.reason === 'missing') return `Bearer ${where}`;
  return `Bearer error="invalid_token", error_description="${ascii(rejection.message)}", ${where}`;
}

/** Header values are ASCII; the sentences have typographic quotes. */
const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/g, "'").replace(/["\\]/g, "'");
