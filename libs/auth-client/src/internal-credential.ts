import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const AUDIENCE = 'kiban-api';
const ISSUER = 'kiban-mcp-gateway';
const LIFETIME_S = 60;
const CLOCK_TOLERANCE_S = 5;

/**
 * Signs the credential with which mcp-gateway calls the API for a connected client. It names the
 * client's bearer by its digest, so it carries that grant's rights and dies with it, and the
 * client's own bearer is never passed on.
 */
export class InternalCredentialSigner {
  private readonly key: KeyObject;

  /** @param privateKey base64 of the DER PKCS#8 form of an Ed25519 key */
  constructor(privateKey: string) {
    this.key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  }

  /** @returns a JWT that is good for 60 s */
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
 * Checks such credentials; holds the public half only, so no API service can make one. One that was found genuine is
 * not checked again until its time is over: the gateway sends the same one for half a minute. Whether the bearer that
 * it stands for still holds is asked for every request all the same.
 */
export class InternalCredentialVerifier {
  private readonly keys: readonly KeyObject[];
  private readonly genuine = new Map<string, { digest: string; untilMs: number }>();

  /** @param publicKeys base64 of the DER SPKI form of Ed25519 keys: several while one replaces another */
  constructor(
    publicKeys: readonly string[],
    private readonly nowMs: () => number = () => Date.now(),
  ) {
    this.keys = publicKeys.map((key) =>
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
    );
  }

  /** @returns the digest of the bearer it stands for, or null when it is not genuine or its time is over */
  async verify(credential: string): Promise<string | null> {
    const known = this.genuine.get(credential);
    if (known) {
      if (known.untilMs > this.nowMs()) return known.digest;
      this.genuine.delete(credential);
      return null;
    }
    for (const key of this.keys) {
      const claims = await this.claimsOf(credential, key);
      if (!claims) continue;
      if (this.genuine.size >= KEPT_MAX) this.genuine.clear();
      this.genuine.set(credential, {
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
