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
      expect(await resolveBearer(await signer.sign(bearerDigest(bearer)), undefined, rules)).toMatchObject({
        audiences: expect.arrayContaining(['mcp']),
      });
  });

  it('is rejected for a session of the screen, which the gateway never receives', async () => {
    const credential = await signer.sign(bearerDigest('screen'));
    await expect(resolveBearer(credential, undefined, rules)).rejects.toMatchObject({
      reason: 'wrong_audience',
    });
    expect(await resolveBearer('screen', undefined, rules)).toMatchObject({ audiences: ['api'] });
  });

  it('is the only way to call the API with a client’s bearer', async () => {
    await expect(resolveBearer('client', undefined, rules)).rejects.toMatchObject({
      reason: 'wrong_audience',
    });
  });
});

it('rejects a token of the API alone at the MCP endpoint [DEC-4.SCIM-1]', async () => {
  const directory = {
    ...rules,
    resolveDigest: () => Promise.resolve({ audiences: ['api'] } as unknown as Principal),
  };
  expect(await resolveBearer(token, undefined, directory)).toMatchObject({ audiences: ['api'] });
  for (const bearer of [token, await signer.sign(bearerDigest(token))])
    await expect(resolveBearer(bearer, undefined, { ...directory, audience: 'mcp' })).rejects.toMatchObject({
      reason: 'wrong_audience',
    });
});

describe('a token with address ranges', () => {
  const restricted = {
    ...rules,
    resolveDigest: () =>
      Promise.resolve({
        audiences: ['api', 'mcp'],
        restriction: { isScoped: false, addressRanges: ['203.0.113.0/24', '2001:db8::/32'], boardIds: null },
      } as unknown as Principal),
  };

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1'])('is valid from %s', async (address) => {
    expect(await resolveBearer(token, address, restricted)).toMatchObject({ audiences: ['api', 'mcp'] });
  });

  it.each(['203.0.114.1', '::ffff:203.0.114.1', '2001:db9::1', '', 'unknown', undefined])(
    'is rejected with 403 from %s',
    async (address) => {
      await expect(resolveBearer(token, address, restricted)).rejects.toMatchObject({ code: 'forbidden' });
    },
  );

  it('is valid through the gateway, which has checked the address of its client', async () => {
    const credential = await signer.sign(bearerDigest(token));
    expect(await resolveBearer(credential, '10.0.0.9', restricted)).toMatchObject({
      audiences: ['api', 'mcp'],
    });
  });
});
