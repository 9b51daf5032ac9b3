import { limits, ValidationError } from '@kiban/contracts';

export interface Account {
  id: number;
  email: string;
  name: string;
  passwordHash: string;
  /** Incremented by each change of the credentials; a compared password is valid for one epoch. */
  credentialEpoch: number;
  /** Incremented by each sign-out of the account’s browsers; invalidates sign-ins that are still pending. */
  signOuts: number;
}

const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,189}$/;

export function isEmail(text: string): boolean {
  const email = text.trim();
  return EMAIL.test(email) && !/\p{C}/u.test(email);
}

/** @throws ValidationError when the text is not an e-mail address */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!isEmail(email))
    throw new ValidationError('email', 'email', 'email must be an e-mail address such as aiko@example.org.');
  return email;
}

// The passwords that attackers try first. A longer list belongs in a breach service, not in a source file.
const COMMON_PASSWORDS = new Set(
  'password password1 password12 password123 passw0rd 12345678 123456789 1234567890 qwertyui qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1 admin123 administrator 11111111 00000000 abcd1234 abc12345 changeme changeme1 secret12 michael1 jennifer computer whatever starwars kibankiban'.split(
    ' ',
  ),
);

/** @throws ValidationError when the password is too short, too long or common */
export function readNewPassword(password: string, email: string, field = 'password'): string {
  const { passwordLengthMin, passwordLengthMax } = limits;
  if (password.length < passwordLengthMin || password.length > passwordLengthMax)
    throw new ValidationError(
      field,
      'text',
      `${field} must be text of ${passwordLengthMin} to ${passwordLengthMax} characters.`,
    );
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || lower === email.toLowerCase() || new Set(lower).size < 3)
    throw new ValidationError(
      field,
      'too_common',
      `${field} must not be a common password, your e-mail address or a repeated character.`,
    );
  return password;
}
