import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { SignInDemands } from './sign-in-policy.js';

const DEMANDS = {
  name: 'auth-demands-of-sign-in',
  text: `SELECT auth.needs_company_sign_in($1) AS company,
           EXISTS (SELECT 1 FROM auth.second_factor f WHERE f.account_id = $1 AND f.confirmed_at IS NOT NULL) AS "secondFactor",
           EXISTS (SELECT 1 FROM auth.passkey p WHERE p.account_id = $1) AS "offersPasskey"`,
};

/** The demands, and whether a passkey may take the place of a code. */
export interface AccountDemands extends SignInDemands {
  readonly offersPasskey: boolean;
}

const NOTHING: AccountDemands = { company: false, secondFactor: false, offersPasskey: false };

/** Reads what the accounts of sign-ins demand. */
@Injectable()
export class SignInDemandsReader {
  constructor(private readonly database: Database) {}

  async of(accountId: number): Promise<AccountDemands> {
    const [row] = await this.database.query<AccountDemands>(DEMANDS, [accountId]);
    return row ?? NOTHING;
  }
}
