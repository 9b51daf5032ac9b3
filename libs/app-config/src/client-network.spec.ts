import { describe, expect, it } from '@jest/globals';
import { networkOf, trustProxy } from './client-network.js';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('trustProxy', () => {
  it('trusts only the configured ranges', () => {
    const trust = trustProxy(['loopback', '10.0.0.0/8']);
    expect(['127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '::2'].map((a) => trust(a, 0))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('trusts a number of proxies, whatever their addresses', () => {
    const trust = trustProxy(2);
    expect([0, 1, 2].map((hop) => trust('192.0.2.7', hop))).toEqual([true, true, false]);
  });

  it('trusts no sender without a range', () => {
    expect(trustProxy([])('127.0.0.1', 0)).toBe(false);
  });
});
