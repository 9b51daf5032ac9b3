import { describe, expect, it } from '@jest/globals';
import { isLoopbackAddress, isLoopbackHost } from './loopback.js';

describe('an address of this machine', () => {
  it.each(['127.0.0.1', '127.200.3.4', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
    '%s is one',
    (address) => {
      expect(isLoopbackAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '192.168.1.5',
    '169.254.1.1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '127',
    'localhost',
    '2130706433',
  ])('%j is none', (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  });
});

describe('a name of this machine', () => {
  it.each(['localhost', 'LOCALHOST', 'boards.localhost', '127.0.0.1', '[::1]'])('%s is one', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each([
    'localhost.example.org',
    'notlocalhost',
    'localhost.',
    'kiban',
    '127.0.0.1.nip.io',
    '192.168.1.5',
    '[::]',
  ])('%s is none', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});
