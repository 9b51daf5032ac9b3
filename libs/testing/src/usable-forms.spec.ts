import { describe, expect, it } from '@jest/globals';
import { usableForms } from './usable-forms.js';

const secret = 'kbn_0123456789abcdef+/secret';

const found = (dump: string): boolean => usableForms(secret).some((form) => dump.includes(form));

describe('the usable forms of a secret', () => {
  it.each([
    ['unchanged', `{"token":"${secret}"}`],
    ['in bytes', Buffer.from(`{"token":"${secret}"}`).toString('hex')],
    ...['', '{', '{"', '{"a'].map((before): [string, string] => [
      `in base64 after ${before.length} characters`,
      Buffer.from(`${before}${secret}"}`).toString('base64'),
    ]),
    ['in base64 for addresses', Buffer.from(`{${secret}`).toString('base64url')],
    ['in base64 in bytes', Buffer.from(Buffer.from(secret).toString('base64')).toString('hex')],
  ])('are found: %s', (_, dump) => {
    expect(found(dump)).toBe(true);
  });

  it('are found if a signing key is stored as bytes', () => {
    const bytes = Buffer.alloc(32, 7);
    expect(usableForms(`whsec_${bytes.toString('base64')}`)).toContain(bytes.toString('hex'));
  });

  it('are not found elsewhere', () => {
    expect(found(`{"token":"kbn_0123"} ${Buffer.from('kbn_0123456789').toString('base64')}`)).toBe(false);
  });
});
