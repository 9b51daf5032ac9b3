import { describe, expect, it } from '@jest/globals';
import { PRIVATE_RANGES, trustedProxies } from './trusted-proxies.js';

const setting = trustedProxies(PRIVATE_RANGES);

describe('TRUSTED_PROXIES', () => {
  it.each([
    [undefined, ['loopback', 'linklocal', 'uniquelocal']],
    ['', []],
    ['2', 2],
    ['0', 0],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
    ['192.0.2.7', ['192.0.2.7']],
  ])('reads %j', (text, expected) => {
    expect(setting.parse(text)).toEqual(expected);
  });

  it.each([
    '11',
    '-1',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/8/8',
    'proxy.example',
    '10.0.0/8',
    '2,10.0.0.1',
  ])('rejects %j', (text) => {
    expect(setting.safeParse(text).success).toBe(false);
  });
});
