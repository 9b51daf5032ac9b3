import { isAddressRange } from '@kiban/auth-client';
import { boardTokenDigest, restrictedDigest } from '../../infrastructure/restricted-digest.js';
import { provisioningScope, scopes as allScopes, ValidationError, type Scope } from '@kiban/contracts';

/** What a token may do less than a workspace admin. */
export interface TokenRestrictions {
  /** Null: the rights of a workspace admin. */
  scopes: readonly Scope[] | null;
  /** Empty: from everywhere. */
  addressRanges: readonly string[];
  /** Null: every board of the workspace; empty: none. */
  boardIds: readonly number[] | null;
}

export const unrestricted: TokenRestrictions = { scopes: null, addressRanges: [], boardIds: null };

/** The form in which a token with these restrictions is stored, and looked up by `PrincipalsReader`. */
export function storedDigest(digest: Buffer, { scopes, addressRanges, boardIds }: TokenRestrictions): Buffer {
  if (boardIds !== null) return boardTokenDigest(digest);
  return scopes !== null || addressRanges.length > 0 ? restrictedDigest(digest) : digest;
}

/** @throws ValidationError */
export function readTokenRestrictions(input: {
  scopes?: readonly string[] | null;
  addressRanges?: readonly string[] | null;
  boardIds?: readonly number[] | null;
}): TokenRestrictions {
  const scopes = readScopes(input.scopes ?? null);
  const boardIds = input.boardIds ?? null;
  if (scopes?.includes(provisioningScope) && (scopes.length > 1 || boardIds !== null))
    throw new ValidationError(
      'scopes',
      'alone',
      'scopes must have members:provision alone, without boardIds: the token is for SCIM only.',
    );
  if (boardIds !== null && scopes?.includes('webhooks:manage'))
    throw new ValidationError(
      'scopes',
      'boards',
      'scopes must not contain webhooks:manage with boardIds: webhooks receive events of all boards.',
    );
  return { scopes, addressRanges: readRanges(input.addressRanges ?? []), boardIds };
}

/** `boards:write` includes `boards:read`, since a write returns what it wrote. */
function readScopes(texts: readonly string[] | null): Scope[] | null {
  if (texts === null) return null;
  for (const [index, text] of texts.entries())
    if (!allScopes.some((scope) => scope === text))
      throw new ValidationError(
        `scopes.${index}`,
        'one_of',
        `scopes.${index} must be one of ${allScopes.join(', ')}.`,
      );
  const given = new Set(texts);
  if (given.has('boards:write')) given.add('boards:read');
  return allScopes.filter((scope) => given.has(scope));
}

function readRanges(texts: readonly string[]): string[] {
  const ranges = texts.map((text) => text.trim());
  for (const [index, range] of ranges.entries())
    if (!isAddressRange(range))
      throw new ValidationError(
        `addressRanges.${index}`,
        'address_range',
        `addressRanges.${index} must be an IPv4 or IPv6 address or CIDR range, such as 203.0.113.0/24.`,
      );
  return [...new Set(ranges)];
}
