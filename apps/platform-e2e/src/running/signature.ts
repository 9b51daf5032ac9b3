import { createHmac, timingSafeEqual } from 'node:crypto';

/** The specification's check (§6, "Signature") as a receiver implements it: over the raw body, in constant time. */
export function isSignedBy(signingKey: string, raw: Buffer, header: string | string[] | undefined): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', signingKey).update(raw).digest('hex')}`);
  const given = Buffer.from(typeof header === 'string' ? header : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
