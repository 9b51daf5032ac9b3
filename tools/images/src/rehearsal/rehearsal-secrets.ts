import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** Secrets of a deployment's services, generated for each rehearsal. */
export interface RehearsalSecrets {
  internalApiSecret: string;
  credentialPublicKey: string;
  credentialPrivateKey: string;
  cookieKeys: string;
  signingJwks: string;
  encryptionKey: string;
}

export function makeSecrets(): RehearsalSecrets {
  const credential = generateKeyPairSync('ed25519');
  const signing = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return {
    internalApiSecret: randomBytes(32).toString('hex'),
    credentialPublicKey: credential.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    credentialPrivateKey: credential.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    cookieKeys: randomBytes(32).toString('hex'),
    signingJwks: JSON.stringify({ keys: [{ ...signing, use: 'sig', alg: 'ES256', kid: 'rehearsal' }] }),
    encryptionKey: randomBytes(32).toString('base64'),
  };
}
