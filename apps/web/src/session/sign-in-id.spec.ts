import { describe, expect, it } from '@jest/globals';
import { currentSignInId, isSignedOut } from './sign-in-id.js';

const ID = 'AbC-_0123456789abcdefg';

describe('the cookie of the sign-in', () => {
  it.each([
    ['over HTTPS', `a=b; __Host-kiban-sign-in-id=${ID}; c=d`, ID, false],
    ['on this machine', `kiban-sign-in-id=${ID}`, ID, false],
    ['after a sign-out', 'theme=dark; kiban-sign-in-id=signed-out', null, true],
    ['after a sign-out over HTTPS', '__Host-kiban-sign-in-id=signed-out; a=b', null, true],
    ['after the sign-in expired', 'theme=dark', null, false],
    ['of another name', `my-kiban-sign-in-id=${ID}; not-kiban-sign-in-id=signed-out`, null, false],
    ['without a value', 'kiban-sign-in-id=', null, false],
  ])('says who is signed in: %s', (_when, cookies, id, isOut) => {
    expect([currentSignInId(cookies), isSignedOut(cookies)]).toEqual([id, isOut]);
  });
});
