import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Thrown when a stored key does not open: another encryption key, or altered bytes. */
export class SecretUnreadableError extends Error {
  readonly code = 'secret_unreadable';
  constructor(cause?: unknown) {
    super('A signing key could not be decrypted; is ENCRYPTION_KEY the one it was stored with?', { cause });
    this.name = 'SecretUnreadableError';
  }
}

/**
 * Encrypts signing keys at rest: AES-256-GCM, stored as format byte, nonce, tag, ciphertext. The
 * endpoint's id is authenticated with it, so that a row copied to another endpoint does not open.
 */
export class SecretVault {
  constructor(private readonly key: Buffer) {}

  seal(endpointId: number, signingKey: string): Buffer {
    return this.sealText(contextOf(endpointId), signingKey);
  }

  /** @throws SecretUnreadableError */
  open(endpointId: number, sealed: Buffer): string {
    return this.openText(contextOf(endpointId), sealed);
  }

  /** @param context authenticated with the text: it opens only where the same one is given */
  sealText(context: string, text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(context));
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** @throws SecretUnreadableError */
  openText(context: string, sealed: Buffer): string {
    if (sealed[0] !== FORMAT) throw new SecretUnreadableError();
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, nonce)
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      const text = decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (error) {
      throw new SecretUnreadableError(error);
    }
  }
}

function contextOf(endpointId: number): string {
  return `webhooks.secret:${endpointId}`;
}
