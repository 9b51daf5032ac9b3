import { describe, expect, it } from '@jest/globals';
import { defaultSignUpMode } from './sign-up-default.js';

describe('without SIGN_UP, sign-up', () => {
  it.each(['http://localhost:4000', 'http://kiban.localhost', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is open at %s',
    (origin) => {
      expect(defaultSignUpMode(origin)).toBe('open');
    },
  );

  it.each([
    'https://kiban.example',
    'http://localhost.example',
    'http://10.0.0.7',
    'http://127.0.0.1.example',
  ])('needs an invitation at %s', (origin) => {
    expect(defaultSignUpMode(origin)).toBe('invited');
  });
});
