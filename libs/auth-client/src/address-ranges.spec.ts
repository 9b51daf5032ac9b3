import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isAddressRange, isInRanges, plainAddress } from './address-ranges.js';

/** The 32 or 128 bits of an address, as a number. */
interface Address {
  text: string;
  bits: bigint;
  length: 32 | 128;
}

const ipv4 = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 }).map((parts): Address => ({
  text: parts.join('.'),
  bits: parts.reduce((bits, part) => bits * 256n + BigInt(part), 0n),
  length: 32,
}));
// Outside ::/32, where the forms of IPv4 addresses are.
const ipv6 = fc
  .tuple(fc.integer({ min: 1, max: 0xffff }), fc.array(fc.nat(0xffff), { minLength: 7, maxLength: 7 }))
  .map(([first, rest]): Address => {
    const parts = [first, ...rest];
    return {
      text: parts.map((part) => part.toString(16)).join(':'),
      bits: parts.reduce((bits, part) => bits * 65_536n + BigInt(part), 0n),
      length: 128,
    };
  });
const address = fc.oneof(ipv4, ipv6);
const textOf = ({ bits, length }: Pick<Address, 'bits' | 'length'>): string => {
  const [count, size] = length === 32 ? [4, 8n] : [8, 16n];
  const parts = Array.from({ length: count }, (_, index) =>
    ((bits >> (size * BigInt(count - 1 - index))) & ((1n << size) - 1n)).toString(length === 32 ? 10 : 16),
  );
  return parts.join(length === 32 ? '.' : ':');
};

describe('a CIDR range', () => {
  it('contains exactly the addresses that share its first bits', () => {
    fc.assert(
      fc.property(
        address,
        address,
        fc.nat(128),
        fc.boolean(),
        fc.nat(127),
        (base, other, size, isNear, flip) => {
          const prefix = BigInt(Math.min(size, base.length));
          const rest = BigInt(base.length) - prefix;
          // A random address is almost never in a range, so half of them differ from its base in one bit.
          const near = { bits: base.bits ^ (1n << BigInt(flip % base.length)), length: base.length };
          const tested = isNear ? near : other;
          const expected = tested.length === base.length && tested.bits >> rest === base.bits >> rest;
          expect(isInRanges(textOf(tested), [`${base.text}/${prefix}`])).toBe(expected);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('contains an IPv4 address also in its IPv6 form', () => {
    fc.assert(
      fc.property(ipv4, fc.integer({ min: 0, max: 32 }), ({ text }, prefix) => {
        expect(isInRanges(`::ffff:${text}`, [`${text}/${prefix}`])).toBe(true);
        expect(plainAddress(`::ffff:${text}`)).toBe(text);
      }),
    );
  });

  it('is an address, alone or with the length of its prefix', () => {
    fc.assert(
      fc.property(address, fc.integer({ min: 0, max: 200 }), ({ text, length }, prefix) => {
        expect(isAddressRange(text)).toBe(true);
        expect(isAddressRange(`${text}/${prefix}`)).toBe(prefix <= length);
        expect(isInRanges(text, [text])).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'localhost',
    '203.0.113',
    '203.0.113.0/',
    '203.0.113.0/33',
    '203.0.113.0/-1',
    '203.0.113.0/24/24',
    '203.0.113.256',
    '2001:db8::/129',
    'fe80::1%eth0',
    '::ffff:203.0.113.0/120',
    '*',
  ])('is not %s', (text) => {
    expect(isAddressRange(text)).toBe(false);
  });

  it.each(['', 'unknown', 'kiban.example', '203.0.113.7, 203.0.113.8', '999.1.1.1'])(
    'never contains %s, even if it contains every address',
    (text) => {
      expect(isInRanges(text, ['0.0.0.0/0', '::/0'])).toBe(false);
    },
  );

  it('that cannot be read allows nothing', () => {
    expect(isInRanges('203.0.113.7', ['203.0.113.0/240'])).toBe(false);
  });
});
