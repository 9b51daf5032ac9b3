import type { InternalCredentialSigner } from '@kiban/auth-client';

/** Half a credential's lifetime, so a returned credential stays valid during the call. */
const REUSE_MS = 30_000;
const KEPT_MAX = 10_000;

/** Internal credentials by bearer, signed twice a minute instead of for every call. */
export class ApiCredentials {
  private readonly kept = new Map<string, { credential: Promise<string>; until: number }>();

  constructor(
    private readonly signer: InternalCredentialSigner,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  of(digest: string): Promise<string> {
    const cached = this.kept.get(digest);
    if (cached && cached.until > this.nowMs()) return cached.credential;
    if (this.kept.size >= KEPT_MAX) this.kept.clear();
    const credential = this.signer.sign(digest);
    this.kept.set(digest, { credential, until: this.nowMs() + REUSE_MS });
    return credential;
  }
}
