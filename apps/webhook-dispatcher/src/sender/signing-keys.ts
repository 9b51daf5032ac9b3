import { Database, type SecretBox } from '@kiban/persistence';
import { signingKeyContext } from '../endpoints/signing-key.js';

interface Key {
  signingKey: string;
  /** Epoch milliseconds; null = no end. */
  expiresAt: number | null;
}

const ENDPOINTS_MAX = 10_000;

/** Thrown when an endpoint has no key to sign with: an internal error, never the receiver’s. */
export class SigningKeyMissingError extends Error {
  readonly code = 'signing_key_missing';
  constructor(endpointId: number) {
    super(`Endpoint ${endpointId} has no active signing key.`);
    this.name = 'SigningKeyMissingError';
  }
}

/** Decrypted signing keys, cached in memory until their endpoint’s version changes. */
export class SigningKeys {
  private readonly cached = new Map<number, { version: number; keys: readonly Key[] }>();

  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly now: () => Date,
  ) {}

  /** Active keys, oldest first. */
  async of(endpointId: number, version: number): Promise<string[]> {
    let entry = this.cached.get(endpointId);
    if (entry?.version !== version) {
      entry = { version, keys: await this.read(endpointId) };
      if (this.cached.size >= ENDPOINTS_MAX) this.cached.clear();
      this.cached.set(endpointId, entry);
    }
    const nowMs = this.now().getTime();
    const inForce = entry.keys
      .filter(({ expiresAt }) => expiresAt === null || expiresAt > nowMs)
      .map(({ signingKey }) => signingKey);
    if (inForce.length === 0) throw new SigningKeyMissingError(endpointId);
    return inForce;
  }

  private async read(endpointId: number): Promise<Key[]> {
    const rows = await this.database.query<{ ciphertext: Buffer; expires_at: Date | null }>(
      {
        name: 'webhooks-keys',
        text: `SELECT ciphertext, expires_at FROM webhooks.secret WHERE endpoint_id = $1 ORDER BY id`,
      },
      [endpointId],
    );
    return rows.map(({ ciphertext, expires_at }) => ({
      signingKey: this.secrets.open(ciphertext, signingKeyContext(endpointId)),
      expiresAt: expires_at?.getTime() ?? null,
    }));
  }
}
