import { createHash, randomBytes } from 'node:crypto';

/**
 * The id of a client that registers itself (RFC 7591). For a client without a secret, the id is the digest of its
 * metadata. Registering the same metadata again returns the same client, so hosts that register for each connection
 * have one row and one entry in the list. An attacker who copies the metadata gains nothing beyond an observer of one
 * sign-in, since the redirect addresses are part of it. A client with a secret is new each time, because the secret
 * is returned to the caller.
 */
export function registeredClientId(metadata: unknown): string {
  return isPublic(metadata)
    ? `dcr_${createHash('sha256').update(canonicalJson(metadata)).digest('base64url').slice(0, 32)}`
    : `dcr_${randomBytes(16).toString('base64url')}`;
}

export function isPublic(metadata: unknown): metadata is { token_endpoint_auth_method: 'none' } {
  return (
    typeof metadata === 'object' &&
    metadata !== null &&
    (metadata as Record<string, unknown>)['token_endpoint_auth_method'] === 'none'
  );
}

/** JSON with sorted object properties; the order of arrays is significant and stays. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)))
      : member,
  );
}
