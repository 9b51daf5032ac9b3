import type { Principal } from '@kiban/contracts';
import { bearerDigest, isApiToken } from './bearer.js';
import { UnauthenticatedError } from './errors.js';
import { looksLikeInternalCredential, type InternalCredentialVerifier } from './internal-credential.js';

export interface BearerRules {
  /** Which of the two resources the bearer must have been issued for. */
  audience: 'api' | 'mcp';
  /** Present where internal credentials are taken. */
  verifier?: InternalCredentialVerifier | undefined;
  /** @throws UnauthenticatedError when nothing in force has this digest */
  resolveDigest: (digest: string) => Promise<Principal>;
}

/**
 * Reads an Authorization header (RFC 6750 §2.1; a bearer in the query or the body is never looked at).
 * @throws UnauthenticatedError when it holds no bearer
 */
export function bearerOf(header: string | undefined): string {
  if (!header) throw new UnauthenticatedError('missing');
  const match = /^Bearer +([\x21-\x7e]+) *$/i.exec(header);
  if (!match) throw new UnauthenticatedError('malformed');
  return match[1] as string;
}

/**
 * Says whose bearer it is, by the same rules in every service, auth included.
 * @throws UnauthenticatedError when it is not in force here
 */
export async function resolveBearer(bearer: string, rules: BearerRules): Promise<Principal> {
  if (bearer.startsWith('kbn_')) {
    // Asked before any look-up: a mistyped token costs nobody a question.
    if (!isApiToken(bearer)) throw new UnauthenticatedError('malformed');
    return rules.resolveDigest(bearerDigest(bearer));
  }
  if (rules.verifier && looksLikeInternalCredential(bearer)) {
    const digest = await rules.verifier.verify(bearer);
    if (digest === null) throw new UnauthenticatedError('expired');
    // The gateway signs for what clients present to it, so a bearer of another resource is none of its.
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
