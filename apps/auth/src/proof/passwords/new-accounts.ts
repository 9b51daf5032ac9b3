import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { readEmail, type NewAccount } from '../../store/accounts/account.js';
import { readPersonName } from '../../store/accounts/names.js';
import { readNewPassword } from './new-password.js';
import { PasswordHasher } from './password-hasher.js';

export interface NewPerson {
  email: string;
  name: string;
  password: string;
}

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
    const password = await readNewPassword(person.password, email);
    const passwordHash = await this.hasher.hash(password, address);
    return { email, name, passwordHash };
  }

  /**
   * The account of a person who signs in without a password of Kiban. Its password is random and is not kept;
   * the person can set one by the mailed link. So each release that runs beside this one can read the account.
   * @param address IP address of the client
   * @throws ValidationError; ServiceBusyError
   */
  async prepareWithoutPassword(person: Omit<NewPerson, 'password'>, address: string): Promise<NewAccount> {
    const email = readEmail(person.email);
    const name = readPersonName(person.name);
    const passwordHash = await this.hasher.hash(randomBytes(32).toString('base64url'), address);
    return { email, name, passwordHash };
  }
}
