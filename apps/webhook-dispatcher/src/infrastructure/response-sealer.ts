import type { ResponseSealer } from '@kiban/http-kit';
import type { SecretBox } from '@kiban/persistence';

const CONTEXT = Buffer.from('webhooks.idempotency_key');

/**
 * Encrypts stored responses: the response to a registration contains the signing key, which is never stored in plain
 * text.
 */
export function createResponseSealer(box: SecretBox): ResponseSealer {
  return {
    seal: (text) => box.seal(text, CONTEXT).toString('base64'),
    open: (sealed) => box.open(Buffer.from(sealed, 'base64'), CONTEXT),
  };
}
