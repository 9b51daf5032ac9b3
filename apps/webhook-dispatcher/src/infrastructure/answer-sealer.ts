import type { AnswerSealer } from '@kiban/http-kit';
import { SecretVault } from '../endpoints/secret-vault.js';

const CONTEXT = 'webhooks.idempotency_key';

/** Seals stored answers: the answer to a registration carries the signing key, which is kept nowhere in the clear. */
export function createAnswerSealer(encryptionKey: Buffer): AnswerSealer {
  const vault = new SecretVault(encryptionKey);
  return {
    seal: (text) => vault.sealText(CONTEXT, text).toString('base64'),
    open: (sealed) => vault.openText(CONTEXT, Buffer.from(sealed, 'base64')),
  };
}
