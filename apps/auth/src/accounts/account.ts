import { limits, ValidationError } from '@kiban/contracts';

export interface Account {
  id: number;
  email: string;
  name: string;
  passwordHash: string;
  /** Counts changes of what the account signs in with; a compared password is good within one epoch. */
  credentialEpoch: number;
  /** Counts sign-outs of the account's browsers; a sign-in that is not followed to its end is good until the next. */
  signOuts: number;
}

const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,189}$/;

export function isEmail(text: string): boolean {
  const email = text.trim();
  return EMAIL.test(email) && !/\p{C}/u.test(email);
}

/** @throws ValidationError when it cannot be an e-mail address */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!isEmail(email))
    throw new ValidationError('email', 'email', 'email must be an e-mail address such as aiko@example.org.');
  return email;
}

// Among the first that anybody tries; a longer list belongs to a breach service, not into a source file.
const COMMON_PASSWORDS = new Set(
  'password password1 password12 password123 passw0rd 12345678 123456789 1234567890 qwertyui qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1 admin123 administrator 11111111 00000000 abcd1234 abc12345 changeme changeme1 secret12 michael1 jennifer computer whatever starwars kibankiban'.split(
    ' ',
  ),
);

/** @throws ValidationError when the password is too short, too long, or one that is tried first */
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
      'This password is among the first that are tried; choose another one.',
    );
  return password;
}
