import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { SignJWT } from 'jose';
import {
  InternalCredentialSigner,
  InternalCredentialVerifier,
  looksLikeInternalCredential,
} from './internal-credential.js';

const pair = generateKeyPairSync('ed25519');
const signer = new InternalCredentialSigner(
  pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
);
const verifier = new InternalCredentialVerifier([
  pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
]);

describe('an internal credential', () => {
  it('contains the digest of its bearer', async () => {
    const credential = await signer.sign('digest');
    expect(looksLikeInternalCredential(credential)).toBe(true);
    expect(await verifier.verify(credential)).toBe('digest');
  });

  it('is rejected after a minute and a clock tolerance', async () => {
    const credential = await signer.sign('digest');
    const now = Date.now();
    jest.useFakeTimers({ now: now + 66_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      expect(await verifier.verify(credential)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is rejected when it expires, even if it was verified before', async () => {
    let nowMs = Date.now();
    const clocked = new InternalCredentialVerifier(
      [pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')],
      () => nowMs,
    );
    const credential = await signer.sign('digest');
    expect(await clocked.verify(credential)).toBe('digest');
    nowMs += 60_000;
    expect(await clocked.verify(credential)).toBe('digest');
    nowMs += 6_000;
    expect(await clocked.verify(credential)).toBeNull();
    expect(await clocked.verify(credential)).toBeNull();
  });

  it('is verified by each accepted key, so that one can replace another', async () => {
    const next = generateKeyPairSync('ed25519');
    const both = new InternalCredentialVerifier(
      [pair, next].map(({ publicKey }) =>
        publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      ),
    );
    const nextSigner = new InternalCredentialSigner(
      next.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    );
    expect(await both.verify(await signer.sign('old'))).toBe('old');
    expect(await both.verify(await nextSigner.sign('new'))).toBe('new');
    expect(await verifier.verify(await nextSigner.sign('new'))).toBeNull();
  });

  it('is rejected when another key signed it, or none', async () => {
    const other = generateKeyPairSync('ed25519');
    const forged = await new InternalCredentialSigner(
      other.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    ).sign('digest');
    expect(await verifier.verify(forged)).toBeNull();
    const unsigned = [
      Buffer.from('{"alg":"none"}').toString('base64url'),
      Buffer.from('{"dig":"digest","iss":"kiban-mcp-gateway","aud":"kiban-api"}').toString('base64url'),
      '',
    ].join('.');
    expect(await verifier.verify(unsigned)).toBeNull();
  });

  it('is rejected when it was issued for another purpose', async () => {
    const credential = await new SignJWT({ dig: 'digest' })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer('kiban-mcp-gateway')
      .setAudience('elsewhere')
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(pair.privateKey);
    expect(await verifier.verify(credential)).toBeNull();
  });
});
