import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when read aloud or copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password such as `kx7mq-p4rtd-9wznh-c2vfa`: 20 random characters out of 31, about 99 bits. */
export function readablePassword(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
