import { createHmac } from 'node:crypto';
import type { ResponseSealer } from '@kiban/http-kit';
import type { SecretBox } from '@kiban/persistence';

const CONTEXT = Buffer.from('auth.idempotency_key');

/**
 * Seals what is kept under an idempotency key: an answer may show a token, and a request carries a
 * password, of which not even a plain digest may be stored, as it would be quick to guess by.
 */
export function createResponseSealer(box: SecretBox, encryptionKey: Buffer): ResponseSealer {
  const key = createHmac('sha256', encryptionKey).update('kiban idempotency fingerprints').digest();
  return {
    seal: (text) => box.seal(text, CONTEXT).toString('base64'),
    open: (sealed) => box.open(Buffer.from(sealed, 'base64'), CONTEXT),
    blind: (fingerprint) => createHmac('sha256', key).update(fingerprint).digest('base64url'),
  };
}
