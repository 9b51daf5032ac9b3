import type { ResponseSealer } from '@kiban/http-kit';
import type { SecretBox } from '@kiban/persistence';

const CONTEXT = Buffer.from('webhooks.idempotency_key');

/** Seals stored answers: the answer to a registration carries the signing key, which is kept nowhere in the clear. */
export function createResponseSealer(box: SecretBox): ResponseSealer {
  return {
    seal: (text) => box.seal(text, CONTEXT).toString('base64'),
    open: (sealed) => box.open(Buffer.from(sealed, 'base64'), CONTEXT),
  };
}
