import { createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** `whsec_` and the base64 of random bytes (decisions §6). */
export function newSigningKey(): string {
  return `whsec_${randomBytes(KEY_BYTES).toString('base64')}`;
}

/**
 * `X-Service-Signature`: HMAC-SHA256 of the raw body with the UTF-8 bytes of the whole displayed key (specification
 * §6).
 */
export function serviceSignature(signingKey: string, body: Uint8Array): string {
  return `sha256=${createHmac('sha256', signingKey).update(body).digest('hex')}`;
}

/** One signature of Standard Webhooks: base64 HMAC-SHA256 of `id.timestamp.body` with the key’s decoded bytes. */
export function standardSignature(
  signingKey: string,
  messageId: string,
  timestampSeconds: number,
  body: Uint8Array,
): string {
  const key = Buffer.from(signingKey.replace(/^whsec_/, ''), 'base64');
  const hmac = createHmac('sha256', key).update(`${messageId}.${timestampSeconds}.`).update(body);
  return `v1,${hmac.digest('base64')}`;
}
