import { ValidationError } from '@kiban/contracts';

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

/** An account that is not stored yet: its properties are valid and its password is hashed. */
export type NewAccount = Pick<Account, 'email' | 'name' | 'passwordHash'>;

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
