// TypeScript, no packages. Run: node verify.mts <signing key> <body file> <X-Service-Signature>
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

export function isGenuine(signingKey: string, rawBody: Uint8Array, header: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', signingKey).update(rawBody).digest('hex')}`);
  const given = Buffer.from(header);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const [signingKey = '', bodyFile = '', header = ''] = process.argv.slice(2);
process.exit(isGenuine(signingKey, readFileSync(bodyFile), header) ? 0 : 1);
