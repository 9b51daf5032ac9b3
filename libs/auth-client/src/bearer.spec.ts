import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apiTokenChecksum, bearerDigest, createApiToken, isApiToken } from './bearer.js';

describe('an API token', () => {
  it('has 40 random characters and their checksum', () => {
    for (let count = 0; count < 200; count += 1) {
      const token = createApiToken(randomBytes);
      expect(token).toMatch(/^kbn_[0-9A-Za-z]{46}$/);
      expect(isApiToken(token)).toBe(true);
    }
  });

  it('draws again when a byte would make some characters more likely', () => {
    let draws = 0;
    const token = createApiToken((size) => {
      draws += 1;
      return Buffer.alloc(size, draws === 1 ? 255 : 0);
    });
    expect(draws).toBe(2);
    expect(token.slice(4, 44)).toBe('0'.repeat(40));
  });

  it('is distinguished from a mistyped one without a look-up', () => {
    const token = createApiToken(randomBytes);
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 49 }), (position) => {
        const other = token[position] === 'a' ? 'b' : 'a';
        expect(isApiToken(token.slice(0, position) + other + token.slice(position + 1))).toBe(false);
      }),
    );
    for (const text of ['', 'kbn_', token.slice(0, -1), `${token}0`, token.toUpperCase(), ` ${token}`])
      expect(isApiToken(text)).toBe(false);
  });

  it('has a standard checksum: CRC-32 in six base62 digits', () => {
    // CRC-32 of "123456789" is 0xCBF43926 = 3421780262, the check value of the algorithm.
    expect(apiTokenChecksum('123456789')).toBe(base62(3_421_780_262));
  });

  it('is identified by its SHA-256', () => {
    expect(bearerDigest('abc')).toBe(
      Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex').toString(
        'base64url',
      ),
    );
  });
});

function base62(value: number): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let text = '';
  for (let rest = value; text.length < 6; rest = Math.floor(rest / 62))
    text = (alphabet[rest % 62] ?? '') + text;
  return text;
}
