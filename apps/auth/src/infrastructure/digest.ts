import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 as bytes: stored in place of a random secret of 128 bits or more. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares two secrets in constant time. */
export function equalSecrets(left: string, right: string): boolean {
  return timingSafeEqual(digestOf(left), digestOf(right));
}
