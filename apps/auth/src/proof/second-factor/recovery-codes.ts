import { randomInt } from 'node:crypto';
import { digestOf } from '../../infrastructure/digest.js';

const CODES = 10;
/** 24 letters of 5 bits: a digest of 120 random bits needs no slow hash, even in a stolen database (ASVS 6.5.2). */
const LETTERS = 24;
const GROUP = 4;
/** Base32 of Crockford: without I, L, O and U, which people misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE = new RegExp(`^[${ALPHABET}]{${LETTERS}}$`);

/** @returns codes such as `7K3M-Q9ZD-…`, each for one sign-in without the authenticator app */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, newCode);
}

function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** As typed: in small letters, with spaces, or with O for 0. @returns undefined for text that is no recovery code */
export function digestOfRecoveryCode(accountId: number, text: string): Buffer | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = CODE.test(letters);
  return isCode ? digestOf(`recovery code ${accountId} ${letters}`) : undefined;
}
