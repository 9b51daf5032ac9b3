import { describe, expect, it } from '@jest/globals';
import { registeredClientId } from './registered-client-id.js';

const metadata = {
  client_name: 'Desk helper',
  redirect_uris: ['http://127.0.0.1:1/a', 'http://127.0.0.1:1/b'],
  token_endpoint_auth_method: 'none',
  nested: { one: 1, two: 2 },
};

describe('the id of a client that registers itself', () => {
  it('is the same for the same metadata in any order', () => {
    const turned = Object.fromEntries(Object.entries({ ...metadata, nested: { two: 2, one: 1 } }).reverse());
    expect(registeredClientId(turned)).toBe(registeredClientId(metadata));
    expect(registeredClientId(metadata)).toMatch(/^dcr_[\w-]{32}$/);
  });

  it('differs for other metadata', () => {
    const others = [
      { ...metadata, client_name: 'Desk helpers' },
      { ...metadata, redirect_uris: [...metadata.redirect_uris].reverse() },
      { ...metadata, redirect_uris: ['http://127.0.0.1:1/a'] },
      { ...metadata, logo_uri: 'https://example.org/logo.png' },
    ];
    const ids = [metadata, ...others].map((each) => registeredClientId(each));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is new each time for a client with a secret', () => {
    for (const method of ['client_secret_basic', 'private_key_jwt', undefined]) {
      const confidential = { ...metadata, token_endpoint_auth_method: method };
      expect(registeredClientId(confidential)).not.toBe(registeredClientId(confidential));
    }
  });
});
