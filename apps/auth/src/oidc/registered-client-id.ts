import { createHash, randomBytes } from 'node:crypto';

/**
 * The id of a client that registers itself (RFC 7591). A client without a secret that registers again with
 * the same metadata is the same one: its id is their digest, so several hosts that register anew for each
 * connection leave one row and one entry in the list of clients. Whoever copies the metadata gets what an
 * observer of one sign-in has too; the redirect addresses are part of it. A client with a secret is a new
 * one each time, since its secret is shown to whoever registers.
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

/** JSON with the members of every object in order; the order of an array says something, and stays. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)))
      : member,
  );
}
