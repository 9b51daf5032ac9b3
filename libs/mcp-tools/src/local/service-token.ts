import { crc32 } from 'node:zlib';

const TOKEN = /^kbn_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Whether a text is a complete workspace token: 40 random characters and their CRC-32 as six. It detects a damaged
 * token without a request to the service.
 */
export function isServiceToken(text: string): boolean {
  const match = TOKEN.exec(text);
  return match !== null && checksum(match[1] as string) === match[2];
}

function checksum(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let digit = 0; digit < 6; digit += 1) {
    text = (ALPHABET[rest % 62] as string) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
