import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of a value without a key id. */
const UNNAMED_FORMAT = 1;

/** Thrown when a sealed value was made with a key that is not configured, or was tampered with. */
export class UnreadableSecretError extends Error {
  readonly code = 'secret_unreadable';
  constructor(cause?: unknown) {
    super('A stored value cannot be decrypted with the configured keys.', { cause });
    this.name = 'UnreadableSecretError';
  }
}

export interface SecretBoxOptions {
  /**
   * When sealed values name their key. `while_rotating`: only while retired keys are configured, for a service whose
   * earlier release reads only values without a key id and may run beside this one during an upgrade.
   */
  keyIds?: 'always' | 'while_rotating';
}

/**
 * Encrypts values that must be read again (AES-256-GCM). A sealed value is key id, nonce, tag and ciphertext, or
 * without a key id: format byte 1, nonce, tag and ciphertext.
 * `context` binds a value to its row, so that it does not open in another one.
 */
export class SecretBox {
  private readonly keys = new Map<string, Buffer>();
  private readonly namesKey: boolean;

  /** @param current 32 bytes; seals and opens. @param retired only open. */
  constructor(
    private readonly current: Buffer,
    private readonly retired: readonly Buffer[] = [],
    { keyIds = 'always' }: SecretBoxOptions = {},
  ) {
    for (const key of [...retired, current]) this.keys.set(keyId(key).toString('hex'), key);
    this.namesKey = keyIds === 'always' || this.isRotating;
  }

  /** Whether retired keys are configured, so that values of theirs may be stored. */
  get isRotating(): boolean {
    return this.retired.length > 0;
  }

  /** The first bytes of every value that needs no resealing. */
  get currentKeyId(): Buffer {
    return keyId(this.current);
  }

  seal(plain: string, context: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.current, nonce);
    cipher.setAAD(context);
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    const prefix = this.namesKey ? this.currentKeyId : Buffer.of(UNNAMED_FORMAT);
    return Buffer.concat([prefix, nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws UnreadableSecretError */
  open(sealed: Buffer, context: Buffer): string {
    let fault: unknown;
    for (const { key, prefixBytes } of this.candidates(sealed)) {
      try {
        return decrypt(key, sealed.subarray(prefixBytes), context);
      } catch (error) {
        fault = error;
      }
    }
    throw new UnreadableSecretError(fault);
  }

  /** The named key first: the first byte of a key id may equal the format byte. */
  private *candidates(sealed: Buffer): Generator<{ key: Buffer; prefixBytes: number }> {
    const named = this.keys.get(sealed.subarray(0, KEY_ID_BYTES).toString('hex'));
    if (named) yield { key: named, prefixBytes: KEY_ID_BYTES };
    if (sealed[0] === UNNAMED_FORMAT)
      for (const key of [this.current, ...this.retired]) yield { key, prefixBytes: 1 };
  }
}

function decrypt(key: Buffer, value: Buffer, context: Buffer): string {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, value.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(context);
  decipher.setAuthTag(value.subarray(NONCE_BYTES, tagEnd));
  return decipher.update(value.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
}

/** Names a key without disclosing it. */
function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('kiban key id').update(key).digest().subarray(0, KEY_ID_BYTES);
}
