import { describe, expect, it } from '@jest/globals';
import { serviceSignature, standardSignature } from './signature.js';

// The published vectors of docs/webhooks.md, which verifiers in other languages recompute there.
const signingKey = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5rM1kT0cXzE=';

describe('signatures', () => {
  it('use the specification’s key: the whole displayed key over the raw body', () => {
    expect(serviceSignature(signingKey, Buffer.from('{"id":1}'))).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(serviceSignature(signingKey, Buffer.from('{"id":1}'))).not.toBe(
      serviceSignature(signingKey.slice(6), Buffer.from('{"id":1}')),
    );
  });

  it('use the key of Standard Webhooks: the decoded key over id, timestamp and body', () => {
    expect(standardSignature(signingKey, 'evt_1', 1_790_000_000, Buffer.from('{"id":1}'))).toMatch(
      /^v1,[A-Za-z0-9+/]{43}=$/,
    );
  });
});
