import type { Principal } from '@kiban/contracts';
import { bearerDigest, isApiToken } from './bearer.js';
import { UnauthenticatedError } from './errors.js';
import { looksLikeInternalCredential, type InternalCredentialVerifier } from './internal-credential.js';

export interface BearerRules {
  /** Which of the two resources the bearer must have been issued for. */
  audience: 'api' | 'mcp';
  /** Set in services that accept internal credentials. */
  verifier?: InternalCredentialVerifier | undefined;
  /** @throws UnauthenticatedError when no valid bearer has this digest */
  resolveDigest: (digest: string) => Promise<Principal>;
}

/**
 * Parses an Authorization header (RFC 6750 §2.1; bearers in the query or the body are ignored).
 * @throws UnauthenticatedError when it has no bearer
 */
export function bearerOf(header: string | undefined): string {
  if (!header) throw new UnauthenticatedError('missing');
  const match = /^Bearer +([\x21-\x7e]+) *$/i.exec(header);
  if (!match) throw new UnauthenticatedError('malformed');
  return match[1] as string;
}

/**
 * Resolves a bearer by the same rules in every service, auth included.
 * @throws UnauthenticatedError when it is not valid here
 */
export async function resolveBearer(bearer: string, rules: BearerRules): Promise<Principal> {
  if (bearer.startsWith('kbn_')) {
    // Checked before any look-up, so that a mistyped token costs no request.
    if (!isApiToken(bearer)) throw new UnauthenticatedError('malformed');
    return rules.resolveDigest(bearerDigest(bearer));
  }
  if (rules.verifier && looksLikeInternalCredential(bearer)) {
    const digest = await rules.verifier.verify(bearer);
    if (digest === null) throw new UnauthenticatedError('expired');
    // The gateway signs for its clients’ bearers, so a bearer of another resource is not valid through it.
    return resolveFor('mcp', digest, rules);
  }
  return resolveFor(rules.audience, bearerDigest(bearer), rules);
}

async function resolveFor(
  audience: BearerRules['audience'],
  digest: string,
  rules: BearerRules,
): Promise<Principal> {
  const principal = await rules.resolveDigest(digest);
  if (!principal.audiences.includes(audience)) throw new UnauthenticatedError('wrong_audience');
  return principal;
}
