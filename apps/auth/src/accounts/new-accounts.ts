import { Injectable } from '@nestjs/common';
import { readEmail, readNewPassword, type Account } from './account.js';
import { readPersonName } from './names.js';
import { PasswordHasher } from './password-hasher.js';

export interface NewPerson {
  email: string;
  name: string;
  password: string;
}

/** An account that is not stored yet: its properties are valid and its password is hashed. */
export type NewAccount = Pick<Account, 'email' | 'name' | 'passwordHash'>;

@Injectable()
export class NewAccounts {
  constructor(private readonly hasher: PasswordHasher) {}

  /**
   * Takes the same time whether or not the address has an account.
   * @param address IP address of the client
   * @throws ValidationError; ServiceBusyError
   */
  async prepare(person: NewPerson, address: string): Promise<NewAccount> {
    const email = readEmail(person.email);
    const name = readPersonName(person.name);
    const passwordHash = await this.hasher.hash(readNewPassword(person.password, email), address);
    return { email, name, passwordHash };
  }
}
