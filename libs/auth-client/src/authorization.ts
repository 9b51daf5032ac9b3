import { DomainError, type Principal } from '@kiban/contracts';
import { allowsAddress } from './address-ranges.js';
import { bearerDigest, isApiToken } from './bearer.js';
import { UnauthenticatedError } from './errors.js';
import { looksLikeInternalCredential, type InternalCredentialVerifier } from './internal-credential.js';

export interface BearerRules {
  /** Which of the two resources the bearer must have been issued for. */
  audience: 'api' | 'mcp';
  /** Set in services that accept internal credentials. */
  verifier?: InternalCredentialVerifier | undefined;
  /**
   * @param address of the client, when the bearer came from it directly
   * @throws UnauthenticatedError when no valid bearer has this digest
   */
  resolveDigest: (digest: string, address?: string) => Promise<Principal>;
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
 * @param address of the client that sent it
 * @throws UnauthenticatedError when it is not valid here; DomainError 403 when it is not valid from this address
 */
export async function resolveBearer(
  bearer: string,
  address: string | undefined,
  rules: BearerRules,
): Promise<Principal> {
  if (bearer.startsWith('kbn_')) {
    // Checked before any look-up, so that a mistyped token costs no request.
    if (!isApiToken(bearer)) throw new UnauthenticatedError('malformed');
    const principal = await resolveFor(rules.audience, bearerDigest(bearer), rules, address);
    if (!allowsAddress(principal, address))
      throw new DomainError('forbidden', 'This token may not be used from this network address.');
    return principal;
  }
  if (rules.verifier && looksLikeInternalCredential(bearer)) {
    const digest = await rules.verifier.verify(bearer);
    if (digest === null) throw new UnauthenticatedError('expired');
    // The gateway signs for its clients’ bearers, so a bearer of another resource is not valid through it. It has
    // checked the client's address, which is not the sender's here.
    return resolveFor('mcp', digest, rules);
  }
  return resolveFor(rules.audience, bearerDigest(bearer), rules, address);
}

/**
 * Whether the address of a request is that of the credential’s holder. The gateway sends credentials for its clients’ bearers, whose
 * addresses it has seen itself.
 */
export function isSentByClient(bearer: string): boolean {
  return bearer.startsWith('kbn_') || !looksLikeInternalCredential(bearer);
}

async function resolveFor(
  audience: BearerRules['audience'],
  digest: string,
  rules: BearerRules,
  address?: string,
): Promise<Principal> {
  const principal = await rules.resolveDigest(digest, address);
  if (!principal.audiences.includes(audience)) throw new UnauthenticatedError('wrong_audience');
  return principal;
}
