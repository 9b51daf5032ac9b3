import type { SigningKeysRepository, StoredSigningKey } from '../store/signing-keys.repository.js';

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
  private readonly cached = new Map<number, { version: number; keys: readonly StoredSigningKey[] }>();

  constructor(
    private readonly stored: Pick<SigningKeysRepository, 'of'>,
    private readonly now: () => Date,
  ) {}

  /** Active keys, oldest first. */
  async of(endpointId: number, version: number): Promise<string[]> {
    let entry = this.cached.get(endpointId);
    if (entry?.version !== version) {
      entry = { version, keys: await this.stored.of(endpointId) };
      if (this.cached.size >= ENDPOINTS_MAX) this.cached.clear();
      this.cached.set(endpointId, entry);
    }
    const now = this.now();
    const inForce = entry.keys
      .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
      .map(({ signingKey }) => signingKey);
    if (inForce.length === 0) throw new SigningKeyMissingError(endpointId);
    return inForce;
  }
}
