import { createHash } from 'node:crypto';

/**
 * The forms in which the digest of a restricted token is stored. No bearer has such a digest, so an instance of a
 * release without restrictions finds no token, instead of one with the rights of an admin (decision 56).
 */
export function restrictedDigest(digest: Buffer): Buffer {
  return createHash('sha256').update('kiban restricted token ').update(digest).digest();
}

/** As above, for a token that is restricted to boards, which a release with scopes alone would ignore (decision 57). */
export function boardTokenDigest(digest: Buffer): Buffer {
  return createHash('sha256').update('kiban token of boards ').update(digest).digest();
}
