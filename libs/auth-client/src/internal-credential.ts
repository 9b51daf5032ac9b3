import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const AUDIENCE = 'kiban-api';
const ISSUER = 'kiban-mcp-gateway';
const LIFETIME_S = 60;
const CLOCK_TOLERANCE_S = 5;

/**
 * Signs the credential with which mcp-gateway calls the API for a connected client. It names the client’s bearer by
 * its digest, so it has that grant’s rights and ends with it. The client’s own bearer is never passed on.
 */
export class InternalCredentialSigner {
  private readonly key: KeyObject;

  /** @param privateKey base64 of the DER PKCS#8 form of an Ed25519 key */
  constructor(privateKey: string) {
    this.key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  }

  /** @returns a JWT that is valid for 60 s */
  sign(digest: string): Promise<string> {
    return new SignJWT({ dig: digest })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_S}s`)
      .sign(this.key);
  }
}

const KEPT_MAX = 10_000;

/**
 * Verifies such credentials. It has the public key only, so no API service can create one. A verified credential is
 * cached until it expires, because the gateway sends the same one for half a minute. Its bearer is still resolved for
 * every request.
 */
export class InternalCredentialVerifier {
  private readonly keys: readonly KeyObject[];
  private readonly verified = new Map<string, { digest: string; untilMs: number }>();

  /** @param publicKeys base64 of the DER SPKI form of Ed25519 keys: several while one replaces another */
  constructor(
    publicKeys: readonly string[],
    private readonly nowMs: () => number = () => Date.now(),
  ) {
    this.keys = publicKeys.map((key) =>
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
    );
  }

  /** @returns the digest of its bearer, or null when it is invalid or expired */
  async verify(credential: string): Promise<string | null> {
    const verified = this.verified.get(credential);
    if (verified) {
      if (verified.untilMs > this.nowMs()) return verified.digest;
      this.verified.delete(credential);
      return null;
    }
    for (const key of this.keys) {
      const claims = await this.claimsOf(credential, key);
      if (!claims) continue;
      if (this.verified.size >= KEPT_MAX) this.verified.clear();
      this.verified.set(credential, {
        digest: claims.digest,
        untilMs: (claims.expiresAt + CLOCK_TOLERANCE_S) * 1_000,
      });
      return claims.digest;
    }
    return null;
  }

  private async claimsOf(
    credential: string,
    key: KeyObject,
  ): Promise<{ digest: string; expiresAt: number } | undefined> {
    try {
      const { payload } = await jwtVerify(credential, key, {
        audience: AUDIENCE,
        issuer: ISSUER,
        algorithms: ['EdDSA'],
        maxTokenAge: `${LIFETIME_S}s`,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(this.nowMs()),
      });
      const digest = payload['dig'];
      return typeof digest === 'string' ? { digest, expiresAt: payload.exp ?? 0 } : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Whether a bearer has the form of an internal credential (three dotted parts, which no other bearer has). */
export function looksLikeInternalCredential(bearer: string): boolean {
  return bearer.split('.').length === 3;
}
