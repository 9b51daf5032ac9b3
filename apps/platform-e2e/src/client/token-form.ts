import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The checksum at an API token's end, computed from decisions §4 as a secret scanner does. */
export function tokenChecksum(random: string): string {
  let rest = BigInt(crc32(random));
  let digits = '';
  while (digits.length < 6) {
    digits = (ALPHABET[Number(rest % 62n)] ?? '') + digits;
    rest /= 62n;
  }
  return digits;
}

/** A well-formed token that was never issued. */
export function neverIssuedToken(): string {
  const random = Array.from({ length: 40 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `kbn_${random}${tokenChecksum(random)}`;
}
