import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createApiToken } from '@kiban/auth-client';
import { readLocalConfig } from '@kiban/mcp-tools/local/local-config';
import { isServiceToken } from '@kiban/mcp-tools/local/service-token';
import { readServiceUrl } from '@kiban/mcp-tools/local/service-url';

const token = createApiToken(randomBytes);

/** Swaps the first two adjacent characters of the token's body that differ. */
function swapped(text: string): string {
  for (let at = 4; at < 44; at += 1) {
    const [a, b] = [text.charAt(at), text.charAt(at + 1)];
    if (a !== b) return text.slice(0, at) + b + a + text.slice(at + 2);
  }
  throw new Error('The generated token repeats one character.');
}

describe('SERVICE_TOKEN', () => {
  it('is accepted with the checksum that the service generates', () => {
    for (let count = 0; count < 50; count += 1)
      expect(isServiceToken(createApiToken(randomBytes))).toBe(true);
  });

  it.each([
    ['a missing character', token.slice(0, -1)],
    ['an additional character', `${token}a`],
    ['two characters swapped', swapped(token)],
    ['another prefix', token.replace('kbn_', 'xyz_')],
    ['spaces within', `${token.slice(0, 20)} ${token.slice(20)}`],
  ])('is rejected with %s and not quoted', (_, broken) => {
    expect(isServiceToken(broken)).toBe(false);
    const refused = (): unknown =>
      readLocalConfig({ SERVICE_TOKEN: broken, SERVICE_URL: 'https://kiban.example' });
    expect(refused).toThrow(/not a complete workspace token/);
    expect(refused).not.toThrow(broken.slice(4, 24));
  });

  it('is required', () => {
    expect(() => readLocalConfig({ SERVICE_URL: 'https://kiban.example' })).toThrow(
      /^SERVICE_TOKEN is not set/,
    );
  });

  it('may have surrounding spaces, as after pasting', () => {
    expect(readLocalConfig({ SERVICE_TOKEN: ` ${token}\n`, SERVICE_URL: 'https://kiban.example' })).toEqual({
      token,
      origin: 'https://kiban.example',
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
  ])('rejects %j in one line', (given, text) => {
    expect(() => readServiceUrl(given)).toThrow(text);
  });
});

describe('the read-only setting', () => {
  it.each([
    [{ SERVICE_READONLY: '1' }, []],
    [{ SERVICE_READONLY: 'true' }, []],
    [{ SERVICE_READONLY: 'Yes' }, []],
    [{}, ['--readonly']],
  ])('is read from %j and %j', (env, args) => {
    const config = readLocalConfig(
      { SERVICE_TOKEN: token, SERVICE_URL: 'https://kiban.example', ...env },
      args,
    );
    expect(config.readOnly).toBe(true);
  });

  it.each([{}, { SERVICE_READONLY: '' }, { SERVICE_READONLY: '0' }, { SERVICE_READONLY: 'no' }])(
    'is off with %j',
    (env) => {
      const config = readLocalConfig({ SERVICE_TOKEN: token, SERVICE_URL: 'https://kiban.example', ...env });
      expect(config.readOnly).toBe(false);
    },
  );
});
