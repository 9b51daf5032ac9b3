import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createApiToken } from '@kiban/auth-client';
import { readLocalConfig, readServiceUrl } from './local-config.js';
import { isServiceToken } from './service-token.js';

const token = createApiToken(randomBytes);

/** Exchanges the first two characters of the token's body that differ. */
function swapped(text: string): string {
  for (let at = 4; at < 44; at += 1) {
    const [a, b] = [text.charAt(at), text.charAt(at + 1)];
    if (a !== b) return text.slice(0, at) + b + a + text.slice(at + 2);
  }
  throw new Error('A token of one character all over was drawn.');
}

describe('SERVICE_TOKEN', () => {
  it('is known for a whole token by its checksum, as the service makes it', () => {
    for (let count = 0; count < 50; count += 1)
      expect(isServiceToken(createApiToken(randomBytes))).toBe(true);
  });

  it.each([
    ['a character less', token.slice(0, -1)],
    ['a character more', `${token}a`],
    ['two characters swapped', swapped(token)],
    ['another prefix', token.replace('kbn_', 'xyz_')],
    ['spaces within', `${token.slice(0, 20)} ${token.slice(20)}`],
  ])('is refused with %s, without showing it', (_, broken) => {
    expect(isServiceToken(broken)).toBe(false);
    const refused = (): unknown =>
      readLocalConfig({ SERVICE_TOKEN: broken, SERVICE_URL: 'https://kiban.example' });
    expect(refused).toThrow(/not a whole workspace token/);
    expect(refused).not.toThrow(broken.slice(4, 24));
  });

  it('is asked for when it is missing', () => {
    expect(() => readLocalConfig({ SERVICE_URL: 'https://kiban.example' })).toThrow(
      /^SERVICE_TOKEN is not set/,
    );
  });

  it('may have spaces around it, as pasting leaves them', () => {
    expect(readLocalConfig({ SERVICE_TOKEN: ` ${token}\n`, SERVICE_URL: 'https://kiban.example' })).toEqual({
      token,
      origin: 'https://kiban.example',
      apiUrl: 'https://kiban.example/api/v1',
      readOnly: false,
    });
  });
});

describe('SERVICE_URL', () => {
  it.each([
    ['https://kiban.example', 'https://kiban.example'],
    ['https://kiban.example/', 'https://kiban.example'],
    ['https://kiban.example/api/v1', 'https://kiban.example'],
    ['https://kiban.example/mcp', 'https://kiban.example'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000/api/v1/', 'http://127.0.0.1:4000'],
  ])('takes %s', (given, origin) => {
    expect(readServiceUrl(given)).toBe(origin);
  });

  it.each([
    ['', /is not set/],
    ['kiban.example', /such as https/],
    ['ftp://kiban.example', /such as https/],
    ['https://kiban.example/boards/3', /without a path/],
    ['http://kiban.example', /https:\/\//],
  ])('refuses %j in one line', (given, text) => {
    expect(() => readServiceUrl(given)).toThrow(text);
  });
});

describe('the reading choice', () => {
  it.each([
    [{ SERVICE_READONLY: '1' }, []],
    [{}, ['--readonly']],
  ])('is taken from %j and %j', (env, args) => {
    const config = readLocalConfig(
      { SERVICE_TOKEN: token, SERVICE_URL: 'https://kiban.example', ...env },
      args,
    );
    expect(config.readOnly).toBe(true);
  });
});
