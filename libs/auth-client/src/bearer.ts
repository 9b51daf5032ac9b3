import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const API_TOKEN = /^kbn_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/** SHA-256 of a bearer, base64url: the form that is stored, cached and sent. */
export function bearerDigest(bearer: string): string {
  return hash('sha256', bearer, 'base64url');
}

/** The last six characters of an API token: the CRC-32 of the 40 random ones in base62 (decisions §4). */
export function apiTokenChecksum(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let digit = 0; digit < 6; digit += 1) {
    text = (ALPHABET[rest % 62] as string) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** Creates an API token of 40 base62 characters drawn from `randomBytes` and their checksum. */
export function createApiToken(randomBytes: (size: number) => Buffer): string {
  let random = '';
  while (random.length < 40) {
    // 248 = 4 × 62: larger bytes are drawn again, otherwise the first characters would be more frequent.
    for (const byte of randomBytes(64))
      if (byte < 248 && random.length < 40) random += ALPHABET[byte % 62] as string;
  }
  return `kbn_${random}${apiTokenChecksum(random)}`;
}

/** Whether a text has the form of an API token, checksum included; not whether it was issued. */
export function isApiToken(text: string): boolean {
  const match = API_TOKEN.exec(text);
  return match !== null && apiTokenChecksum(match[1] as string) === match[2];
}
