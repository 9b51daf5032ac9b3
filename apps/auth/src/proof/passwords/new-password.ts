import { limits, ValidationError } from '@kiban/contracts';
import { folded, isCommonPassword } from './common-passwords.js';

const PRODUCT_NAME = 'kiban';
/** In passwords, a shorter word is more often a coincidence than a hint at the person. */
const WORD_LENGTH_MIN = 4;
const CHARACTERS_MIN = 3;

/**
 * The one rule for a new password, wherever it is set.
 * @param field name of the request property in error messages
 * @throws ValidationError when the password is too short, too long, common, or made of the person’s or product’s name
 */
export async function readNewPassword(password: string, email: string, field = 'password'): Promise<string> {
  const { passwordLengthMin, passwordLengthMax } = limits;
  if (password.length < passwordLengthMin || password.length > passwordLengthMax)
    throw new ValidationError(
      field,
      'text',
      `${field} must be text of ${passwordLengthMin} to ${passwordLengthMax} characters.`,
    );
  const plain = folded(password);
  if (namesOf(email).some((name) => isMadeOf(plain, name)))
    throw new ValidationError(
      field,
      'too_common',
      `${field} must not consist of your e-mail address or the name Kiban; choose several words.`,
    );
  if (new Set(plain).size < CHARACTERS_MIN || (await isCommonPassword(plain)))
    throw new ValidationError(
      field,
      'too_common',
      `${field} must not be a common password that attackers try first; choose several words.`,
    );
  return password;
}

/** What everyone knows who knows the address: the address, its local part, and the product. */
function namesOf(email: string): string[] {
  const address = folded(email);
  return [address, address.slice(0, address.lastIndexOf('@')), PRODUCT_NAME];
}

/** Whether nothing but digits and signs stands beside a name, as in `kiban2026!`. */
function isMadeOf(plain: string, name: string): boolean {
  if (plain === name) return true;
  if (name.length < WORD_LENGTH_MIN || !plain.includes(name)) return false;
  return !/[^\p{N}\p{P}\p{S}\p{Z}]/u.test(plain.replaceAll(name, ''));
}
