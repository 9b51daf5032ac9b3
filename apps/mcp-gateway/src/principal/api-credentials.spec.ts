import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { InternalCredentialSigner, InternalCredentialVerifier } from '@kiban/auth-client';
import { ApiCredentials } from './api-credentials.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const signer = new InternalCredentialSigner(
  privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
);
const verifier = new InternalCredentialVerifier([
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
]);

describe('credentials for the API', () => {
  it('belong to the bearer whose digest they name, and to no other', async () => {
    const credentials = new ApiCredentials(signer);
    expect(await verifier.verify(await credentials.of('digest-a'))).toBe('digest-a');
    expect(await verifier.verify(await credentials.of('digest-b'))).toBe('digest-b');
  });

  it('are reused for half their lifetime and then replaced', async () => {
    let nowMs = 1_000;
    const credentials = new ApiCredentials(signer, () => nowMs);
    const first = credentials.of('digest');
    nowMs += 29_999;
    expect(credentials.of('digest')).toBe(first);
    nowMs += 2;
    expect(credentials.of('digest')).not.toBe(first);
  });
});
