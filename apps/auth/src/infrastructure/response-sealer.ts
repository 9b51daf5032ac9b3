import { createHmac } from 'node:crypto';
import type { ResponseSealer } from '@kiban/http-kit';
import type { SecretBox } from '@kiban/persistence';

const CONTEXT = Buffer.from('auth.idempotency_key');

/**
 * Encrypts what is stored under an idempotency key: a response may contain a token and a request a password. Even a
 * plain digest of a password is not stored, because it can be guessed quickly.
 */
export function createResponseSealer(box: SecretBox, encryptionKey: Buffer): ResponseSealer {
  const key = createHmac('sha256', encryptionKey).update('kiban idempotency fingerprints').digest();
  return {
    seal: (text) => box.seal(text, CONTEXT).toString('base64'),
    open: (sealed) => box.open(Buffer.from(sealed, 'base64'), CONTEXT),
    blind: (fingerprint) => createHmac('sha256', key).update(fingerprint).digest('base64url'),
  };
}
