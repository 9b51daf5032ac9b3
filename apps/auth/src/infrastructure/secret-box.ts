import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Thrown when a sealed value was made with a key that is not set any more, or was tampered with. */
export class UnreadableSecretError extends Error {
  readonly code = 'secret_unreadable';
  constructor(cause?: unknown) {
    super('A stored value cannot be decrypted with the keys that are set.', { cause });
    this.name = 'UnreadableSecretError';
  }
}

/**
 * Encrypts what must be read again (AES-256-GCM). A sealed value is key id, nonce, tag and ciphertext;
 * `context` binds it to its row, so that one row's value cannot be put into another.
 */
export class SecretBox {
  private readonly keys = new Map<string, Buffer>();
  private readonly current: Buffer;

  /** @param current 32 bytes; seals and opens. @param retired only open. */
  constructor(current: Buffer, retired: readonly Buffer[] = []) {
    for (const key of [...retired, current]) this.keys.set(keyId(key).toString('hex'), key);
    this.current = current;
  }

  seal(plain: string, context: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.current, nonce);
    cipher.setAAD(context);
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([keyId(this.current), nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws UnreadableSecretError */
  open(sealed: Buffer, context: Buffer): string {
    const key = this.keys.get(sealed.subarray(0, KEY_ID_BYTES).toString('hex'));
    if (!key) throw new UnreadableSecretError();
    const nonceEnd = KEY_ID_BYTES + NONCE_BYTES;
    const tagEnd = nonceEnd + TAG_BYTES;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(KEY_ID_BYTES, nonceEnd));
      decipher.setAAD(context);
      decipher.setAuthTag(sealed.subarray(nonceEnd, tagEnd));
      return decipher.update(sealed.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
    } catch (error) {
      throw new UnreadableSecretError(error);
    }
  }
}

/** Names a key without giving it away. */
function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('kiban key id').update(key).digest().subarray(0, KEY_ID_BYTES);
}
