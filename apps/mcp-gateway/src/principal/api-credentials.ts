import type { InternalCredentialSigner } from '@kiban/auth-client';

/** Half a credential's life: one that is handed out is good for the call that it is used in. */
const REUSE_MS = 30_000;
const KEPT_MAX = 10_000;

/** Internal credentials by bearer, signed anew twice a minute instead of for every call. */
export class ApiCredentials {
  private readonly kept = new Map<string, { credential: Promise<string>; until: number }>();

  constructor(
    private readonly signer: InternalCredentialSigner,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  of(digest: string): Promise<string> {
    const known = this.kept.get(digest);
    if (known && known.until > this.nowMs()) return known.credential;
    if (this.kept.size >= KEPT_MAX) this.kept.clear();
    const credential = this.signer.sign(digest);
    this.kept.set(digest, { credential, until: this.nowMs() + REUSE_MS });
    return credential;
  }
}
