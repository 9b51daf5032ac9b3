import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Principal } from '@kiban/contracts';
import { resolveBearer } from './authorization.js';
import { bearerDigest, createApiToken } from './bearer.js';
import { InternalCredentialSigner, InternalCredentialVerifier } from './internal-credential.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const signer = new InternalCredentialSigner(
  privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
);
const verifier = new InternalCredentialVerifier([
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
]);

const token = createApiToken(randomBytes);
const audiencesOf = new Map<string, Principal['audiences']>([
  [bearerDigest('screen'), ['api']],
  [bearerDigest('client'), ['mcp']],
  [bearerDigest(token), ['api', 'mcp']],
]);
const rules = {
  audience: 'api' as const,
  verifier,
  resolveDigest: (digest: string) =>
    Promise.resolve({ audiences: audiencesOf.get(digest) ?? [] } as unknown as Principal),
};

describe('the gateway’s credential', () => {
  it('is accepted for the bearer of a connected client and for a token', async () => {
    for (const bearer of ['client', token])
      expect(await resolveBearer(await signer.sign(bearerDigest(bearer)), rules)).toMatchObject({
        audiences: expect.arrayContaining(['mcp']),
      });
  });

  it('is rejected for a session of the screen, which the gateway never receives', async () => {
    const credential = await signer.sign(bearerDigest('screen'));
    await expect(resolveBearer(credential, rules)).rejects.toMatchObject({ reason: 'wrong_audience' });
    expect(await resolveBearer('screen', rules)).toMatchObject({ audiences: ['api'] });
  });

  it('is the only way to call the API with a client’s bearer', async () => {
    await expect(resolveBearer('client', rules)).rejects.toMatchObject({ reason: 'wrong_audience' });
  });
});
